import type { TypeData, TypeService } from '../../model/type-messages';
import { check } from './check';
import type { Compiler, Project } from './compiler';
import { createFiles } from './create-host';
import { importAll, packageImports } from './exports-of';

/** A `TypeService` of TypeScript. */
export function createTypeService(ts: Compiler, data: TypeData): TypeService {
  const files = createFiles(ts, data, { [packageImports(data.root)]: importAll(data.packages) });
  const project: Project = { ts, service: ts.createLanguageService(files.host), ...files };
  return {
    check(source) {
      files.take(source);
      return check(project, source, data);
    },
  };
}
