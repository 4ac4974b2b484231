// Runs before each test file. One that has a document gets what the site has besides.
if ('document' in globalThis) {
  // As the build writes it for the site of `virtual/site.ts`.
  document.documentElement.dataset['site'] = 'live-docs:/table';
  // No server answers in a unit test: a request fails, unless the test answers it.
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}
