import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

/** Modules of the API reference: any edit to the docs may change them, and only reading the library would tell. */
const API_DATA = ['api-answer', 'api-definitions', 'api-tables', 'api-users', 'controls-list'].map(
  (kind) => `\0virtual:${kind}`,
);

/** The modules of the API reference that open pages have. */
export const apiModules = ({ idToModuleMap }: DevEnvironment['moduleGraph']): EnvironmentModuleNode[] =>
  [...idToModuleMap.values()].filter(({ id }) => API_DATA.some((kind) => id === kind || id?.startsWith(`${kind}/`)));
