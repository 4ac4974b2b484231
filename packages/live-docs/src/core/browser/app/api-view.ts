/** The API reference, as pages with tables use it. They import it themselves, so that no other page carries it. */
export { ApiReference as API, ApiTypes } from '../api';
