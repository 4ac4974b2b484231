import type { Engine } from './surroundings';
import { titleOf, type Demo } from './site-files';

type Export = Awaited<ReturnType<Engine['readLibrary']>>[number];

/** Components that are rarely what a library is about: they surround others, or others are made of them. */
const HELPER = /(Provider|Context|Boundary|Base)$/;

/** Values of required props by what their types look like. */
const VALUES: [type: RegExp, value: (name: string, literal: string) => string][] = [
  [/^(string|ReactNode)$/, (name) => `"${name}"`],
  [/^number$/, () => '{0}'],
  [/^boolean$/, () => '{true}'],
  [/^['"]([^'"]*)['"]/, (_, literal) => `"${literal}"`],
  [/\[\]$/, () => '{[]}'],
  [/^\(?\([^()]*\) => (void|any|unknown)\b/, () => '{() => {}}'],
];

/** The components among exports, what a library is about first: the default export, the one of its name, those of its README. */
export function sortComponents(exports: readonly Export[], library: string, readme: string): Export[] {
  const own = titleOf(library).replace(/^(React|Rc) | React$|\s/g, '');
  const rank = ({ name, import: line }: Export) =>
    [!line.includes('{'), name === own, readme.includes(`<${name}`), !HELPER.test(name), true].indexOf(true);
  return exports.filter(({ isComponent }) => isComponent).toSorted((a, b) => rank(a) - rank(b));
}

/** A demo of a component with its required props; none if the value of one can't be told from its type. */
export function writeDemo({ name, import: line, members }: Export): Demo[] {
  const attributes = members.flatMap(({ name: prop, type, required }) => {
    const [pattern, value] = VALUES.find(([one]) => one.test(type)) ?? [];
    return required ? (value ? `${prop}=${value(prop, pattern?.exec(type)?.[1] ?? '')}` : undefined) : [];
  });
  if (attributes.includes(undefined)) return [];
  const element = `<${[name, ...attributes].join(' ')} />`;
  const text = `${line}\n\nexport default function ${name}Demo() {\n  return ${element};\n}\n`;
  const note = 'It has the required props alone: replace their values with realistic ones.';
  return [{ title: titleOf(name), ending: 'tsx', note, text }];
}
