import type { TypeData, TypeService } from '../../model/type-messages';
import { createApiIndex, tableModules } from './api-index';
import { check } from './check';
import type { Compiler, Project } from './compiler';
import { complete, describe } from './complete';
import { createFiles } from './create-host';
import { importAll, packageImports } from './exports-of';
import { define, hover, type Reference } from './hover';
import { signature } from './signature';

/** A `TypeService` of TypeScript. */
export function createTypeService(ts: Compiler, data: TypeData): TypeService {
  const modules = { [packageImports(data.root)]: importAll(data.packages), ...tableModules(data) };
  const files = createFiles(ts, data, modules);
  const project: Project = { ts, service: ts.createLanguageService(files.host), ...files };
  const reference: Reference = { index: createApiIndex(project, data), types: data.types };
  return {
    check(source) {
      files.take(source);
      return check(project, source, data);
    },
    hover(place) {
      files.take(place.source);
      return hover(project, place, reference);
    },
    complete(place) {
      files.take(place.source);
      return complete(project, place, data);
    },
    describe(place, name) {
      files.take(place.source);
      return describe(project, place, name, reference);
    },
    signature(place) {
      files.take(place.source);
      return signature(project, place);
    },
    define(place) {
      files.take(place.source);
      return define(project, place, reference);
    },
  };
}
