import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { ENGINE } from '../files/entries';
import { findReact } from './react-homes';

const rootWith = (version: string) =>
  writeFiles({ 'node_modules/react/package.json': JSON.stringify({ name: 'react', version }) });

it.each(['19.2.0', '19.10.1'])('has pages and demos share React %s', async (version) => {
  const root = await rootWith(version);
  expect(findReact(root)).toEqual({ pages: root, demos: root });
});

it.each(['18.3.1', '19.0.0', '19.1.4'])('leaves React %s to demos', async (version) => {
  const root = await rootWith(version);
  expect(findReact(root)).toEqual({ pages: ENGINE, demos: root });
});

it('takes the React of the engine where a site has none', async () => {
  expect(findReact(await writeFiles({ 'package.json': '{}' }))).toEqual({ pages: ENGINE, demos: ENGINE });
});
