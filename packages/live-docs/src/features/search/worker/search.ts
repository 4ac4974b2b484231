import { prepareSearch, rank, type SearchAnswer, type SearchData, type SearchRequest } from '../shared';

/** A word that is in most texts, and one that is in none. */
const WARM_UP = 'the zqxjkv';

/** Answers queries off the page's own thread: `generate-metadata` first, then any number of `get-search-result`. */
let data: SearchData = prepareSearch({ routes: [], nav: [], demos: [] });

addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  if (request.type === 'generate-metadata') {
    data = prepareSearch(request);
    // Ahead of the first query, which would wait for it: compiles the ranking and collects the words for near misses.
    setTimeout(() => rank(data, WARM_UP));
  } else {
    const { id, keywords, withPartial } = request;
    const answer: SearchAnswer = { id, result: rank(data, keywords, withPartial) };
    postMessage(answer);
  }
});
