import { typeData } from './type-data';
import { demoOutline, javaScriptFiles, sourceAddresses } from './demo-files';
import { ownDeclarations } from './own-declarations';
import { featureData } from '../../feature/features-of';
import { unbuilt, viewSite } from '../../feature/view-site';
import { demoControls } from './list-controls';
import { toolData } from './tool-data';
import type { ModuleInput } from '../../feature/feature';
import { defaultAddress } from '../../../model';
import { isTranslated, type Snapshot } from '../../snapshot/snapshot';

/** Pages that are translated to each language, by their addresses in the default one. */
const translatedPages = ({ locales }: Snapshot): Record<string, string[]> =>
  Object.fromEntries(
    [...locales].map(([language, local]) => [
      language,
      [...local.pages.values()]
        .filter((page) => isTranslated(local, page))
        .map(({ path, base }) => defaultAddress(path, base)),
    ]),
  );

type ReadData = (input: ModuleInput) => unknown;

/**
 * Data about the whole site, which scripts fetch by the name that `build.json` lists them under: a page that named their files
 * would change with every other page.
 */
export function siteDataFiles({ snapshot }: Pick<ModuleInput, 'snapshot'>): Record<string, ReadData> {
  return {
    ...(snapshot.locales.size > 0 && { translations: () => translatedPages(snapshot) }),
    ...Object.fromEntries(
      Object.keys(featureData(unbuilt(snapshot))).map((name): [string, ReadData] => [
        name,
        (input) =>
          featureData(viewSite(input.snapshot, { api: input.api, demoFiles: () => sourceAddresses(input) }))[name]?.(),
      ]),
    ),
    tools: async ({ snapshot, api }) => toolData(snapshot, (await api()).api),
    ...(snapshot.config.typeCheck && {
      types: async ({ snapshot, api }: ModuleInput) =>
        typeData(snapshot, (await api()).api, await ownDeclarations(snapshot)),
    }),
    demos: (input) =>
      Object.fromEntries([...input.snapshot.demos.values()].map((demo) => [demo.id, demoOutline(input, demo)])),
    javascript: javaScriptFiles,
    controls: async ({ snapshot, api }) => demoControls(snapshot, (await api()).api),
  };
}
