import type { Note, Place as Start } from '../plan';
import { COMPONENTS } from '../print-config';
import { exportObject, LIVE_SCOPE, themeModule } from './components';
import type { SiteOptions } from './options';
import { addReach, type Scripts } from './scripts';
import { SHIM_FOLDER, shimFiles, SHIMS } from './shims';

/** What pages need, as far as it's known: names of modules in the place of those of Docusaurus, and paths of the folder's own. */
interface Needs {
  shims: Set<string>;
  /** Of those, the ones that pages use as components. */
  shared: ReadonlySet<string>;
  files: Set<string>;
  fences: { live: number };
}

/**
 * The modules that a site has for its pages: components, what live fences have in scope, and what stands for Docusaurus.
 * @param components those that the folder's theme has for its pages. @param needs gets what these modules need.
 */
export function planModules(
  { folder, options }: Pick<Start, 'folder'> & { options: SiteOptions },
  scripts: Scripts,
  components: Pick<ReturnType<typeof exportObject>, 'names' | 'lines'> | undefined,
  needs: Needs,
): { files: [path: string, text: string][]; notes: Note[] } {
  const files: [string, string][] = [];
  const notes: Note[] = [];
  // What React exports is in scope anyway.
  const module = needs.fences.live > 0 ? themeModule(folder, 'ReactLiveScope') : undefined;
  if (module !== undefined) {
    const { lines, reach, notes: told } = exportObject(folder, module, LIVE_SCOPE, scripts, false);
    notes.push(...told);
    if (lines.length > 0)
      files.push([LIVE_SCOPE, `// What code blocks that run find in their scope.\n${lines.join('\n')}\n`]);
    addReach(needs, reach);
  }
  const own = [...needs.shared].toSorted().flatMap((name) => {
    const { file: shim, component = '' } = SHIMS[name]!;
    return components?.names.includes(component)
      ? []
      : [`export { default as ${component} } from './${SHIM_FOLDER}/${shim.replace(/\.\w+$/, '')}';`];
  });
  const lines = [...(components?.lines ?? []), ...own];
  if (lines.length > 0) files.push([COMPONENTS, `${lines.join('\n')}\n`]);
  const { title, tagline, url, base, raw } = options;
  const site = {
    title,
    tagline,
    url,
    baseUrl: base,
    organizationName: raw['organizationName'],
    projectName: raw['projectName'],
    customFields: raw['customFields'] ?? {},
  };
  files.push(...shimFiles([...needs.shims, ...needs.shared], site));
  return { files, notes };
}
