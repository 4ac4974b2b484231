import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

/** Modules of the API reference: any edit to the docs may change them, and only reading the library would tell. */
const API_DATA = ['answer', 'definitions', 'tables', 'users'].map((kind) => `\0virtual:api-${kind}`);

/** The modules of the API reference that open pages have. */
export const apiModules = ({ idToModuleMap }: DevEnvironment['moduleGraph']): EnvironmentModuleNode[] =>
  [...idToModuleMap.values()].filter(({ id }) => API_DATA.some((kind) => id === kind || id?.startsWith(`${kind}/`)));
