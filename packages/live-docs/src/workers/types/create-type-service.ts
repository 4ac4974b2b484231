import type { TypeData, TypeService } from '../../model/type-messages';
import { createApiIndex, tableModules } from './api-index';
import { check } from './check';
import type { Compiler, Project } from './compiler';
import { complete, describe } from './complete';
import { createFiles } from './create-host';
import { importAll, packageImports } from './exports-of';
import { define, hover, type Reference } from './hover';
import { signature } from './signature';

/** A `TypeService` of TypeScript, and what can be done ahead of questions. */
export interface PreparedService extends TypeService {
  /** Reads all packages that demos may import: the first errors don't need them. */
  prepare(): void;
}

/** See `PreparedService`. */
export function createTypeService(ts: Compiler, data: TypeData): PreparedService {
  const packages = { [packageImports(data.root)]: importAll(data.packages) };
  const files = createFiles(ts, data, tableModules(data), packages);
  const service = ts.createLanguageService(files.host);
  const project: Project = { ts, service, addPackages: files.addLater, ...files };
  const reference: Reference = { index: createApiIndex(project, data), types: data.types };
  return {
    prepare() {
      project.addPackages();
      service.getProgram();
    },
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
