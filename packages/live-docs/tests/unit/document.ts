/** The root of a document, as the build writes it for the site of `virtual/site.ts`. */
document.documentElement.dataset['site'] = 'live-docs:/table';
