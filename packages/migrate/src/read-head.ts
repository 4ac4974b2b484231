import type { DumiConfig } from './dumi-config';
import { describeValue, type Note } from './plan';

/** A tag as the option `head` has it. */
interface HeadTag {
  tag: 'meta' | 'link' | 'script' | 'style';
  attributes?: Record<string, string | boolean>;
  text?: string;
}

/** Styles that are made for dumi's own pages. */
const FOR_DUMI = /\.dumi-|\.markdown\b|#root\b|\.__dumi/;
/** What dumi has around a demo, and what the engine has there. */
const AROUND_DEMO = /\.dumi-default-previewer-demo\b(?!-)/g;
const PREVIEW = '[data-demo-preview]';

/** The tags that dumi writes into every page: styles, scripts, links and metas. */
export function readHead(config: DumiConfig, note: (kind: Note['kind'], text: string) => void): HeadTag[] {
  const { metas, links, headScripts, scripts, styles } = config;
  const tags: HeadTag[] = [
    ...list(metas).flatMap((meta): HeadTag[] =>
      isRecord(meta) ? [{ tag: 'meta', attributes: attributesOf(meta) }] : [],
    ),
    ...list(links).flatMap((link): HeadTag[] =>
      isRecord(link) ? [{ tag: 'link', attributes: attributesOf(link) }] : [],
    ),
    ...list(styles).flatMap((style): HeadTag[] => readStyle(style, note)),
    ...[...list(headScripts), ...list(scripts)].flatMap((script): HeadTag[] => readScript(script)),
  ];
  return tags;
}

function readStyle(style: unknown, note: (kind: Note['kind'], text: string) => void): HeadTag[] {
  const text = isRecord(style) ? style['content'] : style;
  if (typeof text !== 'string' || text.trim() === '') return [];
  if (/^(https?:)?\/\/|\.css$/.test(text.trim()))
    return [{ tag: 'link', attributes: { rel: 'stylesheet', href: text.trim() } }];
  const { kept, dropped } = splitStyle(text);
  if (dropped !== '') note('dropped', `A style of dumi's own pages isn't carried over: ${describeValue(dropped)}`);
  return kept === '' ? [] : [{ tag: 'style', text: kept }];
}

/** Parts rules for demos and elements from those for dumi's own pages. A style with nested rules is taken as a whole. */
function splitStyle(text: string): { kept: string; dropped: string } {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const rules = /@|\{[^}]*\{/.test(line) ? [line] : (line.match(/[^}]+\}?/g) ?? []).map((rule) => rule.trim());
  const carried = rules.map((rule) => rule.replaceAll(AROUND_DEMO, PREVIEW));
  return {
    kept: carried.filter((rule) => !FOR_DUMI.test(rule)).join(' '),
    dropped: rules.filter((_, at) => FOR_DUMI.test(carried[at] ?? '')).join(' '),
  };
}

function readScript(script: unknown): HeadTag[] {
  if (typeof script === 'string' && script.trim() !== '')
    return /^(https?:)?\/\/|^\/|\.js$/.test(script)
      ? [{ tag: 'script', attributes: { src: script } }]
      : [{ tag: 'script', text: script }];
  if (!isRecord(script)) return [];
  const { content, ...attributes } = script;
  return [
    {
      tag: 'script',
      ...(Object.keys(attributes).length > 0 ? { attributes: attributesOf(attributes) } : {}),
      ...(typeof content === 'string' ? { text: content } : {}),
    },
  ];
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const attributesOf = (values: Record<string, unknown>): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );
