/** The one place where the command takes the type service of the editor's worker from. */
export { createTypeService, type PreparedService } from 'live-playground/build';
