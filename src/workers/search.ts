import { prepareSearch, rank, type SearchAnswer, type SearchData, type SearchRequest } from '../model/search';

/** Answers queries off the page's own thread: `generate-metadata` first, then any number of `get-search-result`. */
let data: SearchData = prepareSearch({ routes: [], nav: [], demos: [] });

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.type === 'generate-metadata') {
    data = prepareSearch(request);
    // Ahead of the first misspelt word, which would wait for it.
    setTimeout(data.vocabulary);
  } else {
    const answer: SearchAnswer = { type: 'search-result', id: request.id, result: rank(data, request.keywords) };
    postMessage(answer);
  }
});
