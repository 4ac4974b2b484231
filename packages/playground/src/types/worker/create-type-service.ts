import type { TypeData, TypePlace, TypeService } from '../../model/type-messages';
import { check } from './check';
import type { TrimmedTypeScript, Project } from './project';
import { complete, describe } from './complete';
import { createFiles } from './create-host';
import { createLookup, tableModules } from './create-lookup';
import { importAll, packageImports } from './add-import';
import { define, hover, signature } from './hover';

/** A `TypeService` of TypeScript, and what can be done ahead of questions. */
export interface PreparedService extends TypeService {
  /** Reads all packages that demos may import: the first errors don't need them. */
  prepare(): void;
}

/** See `PreparedService`. */
export function createTypeService(ts: TrimmedTypeScript, data: TypeData): PreparedService {
  const packages = { [packageImports(data.root)]: importAll(data.packages) };
  const files = createFiles(ts, data, tableModules(data), packages);
  const service = ts.createLanguageService(files.host);
  const project: Project = { ts, service, addPackages: files.addLater, ...files };
  const lookup = createLookup(project, data);
  /** An answer about a place, with the texts that came with the question. */
  const at =
    <Answer>(answer: (place: TypePlace) => Answer) =>
    (place: TypePlace): Answer => {
      files.take(place.source);
      return answer(place);
    };
  return {
    prepare() {
      project.addPackages();
      service.getProgram();
    },
    check(source) {
      files.take(source);
      return check(project, source, data);
    },
    hover: at((place) => hover(project, place, lookup)),
    complete: at((place) => complete(project, place, data)),
    describe: (place, name) => at(() => describe(project, place, name, lookup))(place),
    signature: at((place) => signature(project, place)),
    define: at((place) => define(project, place, lookup)),
  };
}
