import { expect, it } from 'vitest';
import { parseScript, transpile } from '../../internals/sucrase';
import { findRefresh } from './find-refresh';

/** What is signed and registered, with the hooks. */
function refresh(text: string) {
  const code = findRefresh(parseScript(transpile(text, true).code));
  const signed = [...code.matchAll(/\$\$sign\((.*?),"(.*?)","(.*?)",\(\)=>\[(.*?)\]\);/g)];
  return {
    signed: Object.fromEntries(signed.map(([, , name = '', key = '', hooks = '']) => [name, [key, hooks]])),
    registered: [...code.matchAll(/\$\$register\((.*?),/g)].map(([, name]) => name),
  };
}

it('registers components, and nothing else', () => {
  const { registered } = refresh(`
    const rows = [1]; function helper() {}
    const Cell = () => <b />; function Row() { return <Cell /> }
    class Old {} export const Table = memo(Row);
    export default function Demo() { const Inner = () => null; return <Inner /> }`);
  expect(registered).toEqual(['Cell', 'Row', 'Old', 'Table', 'Demo']);
  expect(refresh('export default () => <b />').registered).toEqual(['exports.default']);
});

it('signs the calls of hooks in their order, with the initial state', () => {
  const { signed } = refresh(`
    import { useState, useEffect as useLater } from 'react'; import useThing from './useThing';
    function useOwn() { return useState(1) }
    export default function Demo() { const [a] = useState({ a: [1] }); useLater(() => {}, [a]); useThing(); useOwn(); }`);
  expect(signed['useOwn']?.[0]).toBe('useState{void 0, 1}');
  expect(signed['Demo']?.[0]).toBe('useState{void 0, { a: [1] }}\\nuseEffect{}\\ndefault{}\\nuseOwn{}');
  expect(signed['Demo']?.[1]).toBe('_react.useState,_react.useEffect,_useThing2.default,useOwn');
});

it('does not change with what is not a hook', () => {
  const key = (body: string) => refresh(`function Demo() { ${body} }`).signed['Demo'];
  expect(key('useState(0); return 1')).toEqual(key('const user = useState(0); reuse(); return 2'));
  expect(key('useState(0)')).not.toEqual(key('useState(1)'));
  expect(key('')).toEqual(['', '']);
});
