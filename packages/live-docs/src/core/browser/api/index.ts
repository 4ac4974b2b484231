export { ApiReference } from './api-reference';
export { ApiTypes } from './api-types';
