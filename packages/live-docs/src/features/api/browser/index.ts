/** What pages with tables import. */
export { API } from './api-reference';
export { ApiTypes } from './api-types';
