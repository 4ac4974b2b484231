/** Id of a module in a language: `virtual:locale@zh-CN`. Without a language it stays as it is. */
export const localModule = (id: string, language: string | undefined): string =>
  language === undefined ? id : `${id}@${language}`;

/** The parts of such an id. */
export function splitLocalModule(id: string): { id: string; language?: string } {
  const [, name, language] = /^(.*)@([A-Za-z\d-]+)$/.exec(id) ?? [];
  return name !== undefined && language !== undefined ? { id: name, language } : { id };
}
