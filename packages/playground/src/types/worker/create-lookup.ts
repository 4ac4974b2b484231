import type { TypeData } from '../../model/type-messages';
import { exportedType, findRows, indexRows, TYPE_NAME, type RowIndex } from '../find-rows';
import { createReference } from './api-entry';
import type { Project } from './project';
import type { Lookup } from './hover';

type Data = Pick<TypeData, 'api' | 'root' | 'types'>;

/** Path of the module that names a table's type. */
const tablePath = (root: string, at: number) => `${root}/~api-${at}.ts`;

/** The modules that name the types of all tables: texts by path. */
export const tableModules = ({ api, root }: Data): Record<string, string> =>
  Object.fromEntries(api.map(({ source }, at) => [tablePath(root, at), source]));

/** The reference for questions about a demo. Its rows are found once: declarations stay the same while a demo is edited. */
export function createLookup({ service, nameOf }: Project, { api, root, types }: Data): Lookup {
  const findAll = (): RowIndex => {
    const program = service.getProgram();
    const checker = program?.getTypeChecker();
    const tables = api.flatMap(({ id, properties }, at) => {
      const type = checker && exportedType(checker, program?.getSourceFile(tablePath(root, at)), TYPE_NAME);
      return type ? [{ id, rows: findRows(checker, type, Object.keys(properties)) }] : [];
    });
    return indexRows(tables);
  };
  let rows: RowIndex | undefined;
  return {
    get rows() {
      return (rows ??= findAll());
    },
    isOurs: (file) => nameOf(file) !== undefined,
    reference: createReference({ api, types }),
  };
}
