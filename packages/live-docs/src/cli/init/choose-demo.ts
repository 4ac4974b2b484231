import type { TypeScriptModule } from '../../core/node/compile/api/api-program';
import type { Alias } from '../../core/node/library/alias';
import { mainFirst } from './main-first';
import { readExamples } from './read-examples';
import { readComponents, type Component } from './read-components';
import { STYLE_IMPORT, tryDemos } from './try-demos';
import { writeDemo, type Extent, type WrittenDemo } from './write-demo';

/** The demo that a site starts with. */
interface FirstDemo {
  /** What it shows: `HexColorPicker`. */
  component: string;
  text: string;
  /** What its author has to know: a sentence in Markdown. */
  note: string;
  /** False if it may only be rendered in browsers. */
  ssr: boolean;
}

/** What was found out about a library. */
export interface LibraryStart {
  demo: FirstDemo | undefined;
  /** Why there is no demo of the library: a sentence in Markdown. */
  reason: string;
  /** Names of its components for the reference, the main one first. */
  components: string[];
}

/** Where a library lies and what comes with it. */
export interface LibraryFiles {
  /** The site's folder, absolute. */
  root: string;
  library: string;
  /** Text of its README; empty if it has none. */
  readme: string;
  /** Its stylesheet, as demos import it. */
  style: string | undefined;
  /** Where its modules lie, if it isn't installed. */
  aliases?: readonly Alias[];
}

/** Components other than the main one that are tried. */
const OTHERS = 4;

/** More tables than this make a page that nobody reads. */
const TABLES = 8;

/** Pictures on other hosts, which the policy of a site doesn't allow. */
const REMOTE = /\bsrc=\{?["'`](https?:)?\/\//;

/** A demo that may be used. */
interface Candidate extends Partial<WrittenDemo> {
  component: string;
  text: string;
  note: string;
}

/**
 * Finds a demo of a library's main component that type-checks and can be rendered: an example of its README, or else one with
 * values made up for its props.
 */
export async function chooseDemo(
  ts: TypeScriptModule,
  { root, library, readme, style, aliases = [] }: LibraryFiles,
): Promise<LibraryStart> {
  const { api, components: found } = readComponents(ts, root, library, aliases);
  const examples = readExamples(ts, readme, library);
  const components = mainFirst(
    found,
    library,
    examples.flatMap(({ uses }) => uses),
  );
  const [main, ...others] = components;
  const names = components.flatMap(({ name }) => (name.includes('.') ? [] : name)).slice(0, TABLES);
  if (!main) {
    return { demo: undefined, reason: `The declarations of \`${library}\` export no component.`, components: names };
  }

  const styles = style === undefined ? [] : [style];
  const fromReadme = examples
    .filter(({ uses, text }) => uses.includes(main.exported) && !REMOTE.test(text))
    .map(({ text }) => ({
      component: main.name.split('.')[0]!,
      text: withStyles(text, styles),
      note: `It's an example of the README of \`${library}\`.`,
    }));
  const written = (component: Component, extent: Extent) => {
    const demo = writeDemo(api, component, extent, { library, styles });
    const note = 'Its values are made up from the types: replace them with realistic ones.';
    return { component: component.name.split('.')[0]!, note, ...demo };
  };
  const candidates: Candidate[] = [
    ...fromReadme,
    written(main, 'with children'),
    written(main, 'full'),
    written(main, 'required'),
    ...others.slice(0, OTHERS).flatMap((one) => [written(one, 'with children'), written(one, 'full')]),
  ];
  const usable = candidates.filter(
    ({ text, unknown = [] }, at) => unknown.length === 0 && candidates.findIndex((one) => one.text === text) === at,
  );
  const trials = await tryDemos(ts, root, usable, aliases);
  const best = (outcome: string) => usable[trials.findIndex((one) => one.outcome === outcome)];
  const chosen = best('works');
  if (chosen) return { demo: { ...chosen, ssr: true }, reason: '', components: names };
  // Its ids come from a counter, for instance, so what the server sends wouldn't match.
  const differing = best('differs');
  if (differing) return { demo: { ...differing, ssr: false }, reason: '', components: names };
  const [missing] =
    candidates.find(({ component, unknown }) => main.name.startsWith(component) && unknown?.length)?.unknown ?? [];
  const reason = missing
    ? `\`init\` doesn't know a value for the required prop \`${missing.name}\` of \`${main.name}\`, which is a \`${missing.type}\`.`
    : `\`${main.name}\` with values made up from its types doesn't work: "${(trials[0]?.reason ?? '').replace(/[`"\s]+/g, ' ').trim()}".`;
  return { demo: undefined, reason, components: names };
}

/** Has an example import the stylesheet that was found in place of the one that it names, which may not be there yet. */
function withStyles(text: string, styles: string[]): string {
  if (styles.length === 0) return text;
  const plain = text.replace(STYLE_IMPORT, '');
  const last = plain.lastIndexOf('\nimport ') + 1;
  const end = plain.indexOf('\n', plain.indexOf(' from ', last)) + 1;
  return plain.slice(0, end) + styles.map((style) => `import '${style}';\n`).join('') + plain.slice(end);
}
