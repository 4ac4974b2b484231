import { expect, it } from 'vitest';
import type { LiveImports } from '../../../../../../playground/src/model/live';
import { findVersion, inVersion } from './versions';

const imports: LiveImports = {
  frame: {
    runtime: 'runtime.js',
    chunks: { 'runtime.js': ['react.js'], 'grid.js': ['react.js'] },
    packages: { 'grid': 'grid.js', 'grid/more': 'more.js', 'react': 'react-entry.js', 'kit': 'kit.js' },
  },
  themes: [],
  styles: { 'grid/style.css': async () => ({ default: 'new' }), 'kit/style.css': async () => ({ default: 'kit' }) },
  values: {},
  files: {},
  folders: {},
};

it('has the chunk of another version in the place of the installed one, which leads to the React of the frame', () => {
  const { frame, styles } = inVersion(imports, findVersion('1_0_0'));
  expect(frame.packages).toEqual({ grid: 'old-grid-1.0.0.js', react: 'react-entry.js', kit: 'kit.js' });
  expect(frame.chunks).toMatchObject({ 'old-grid-1.0.0.js': ['react'], 'react': ['react-entry.js'] });
  expect(frame.inline).toEqual({ react: 'module.exports=require("react-entry.js").all.default' });
  expect(Object.keys(styles).toSorted()).toEqual(['grid/style.css', 'kit/style.css']);
  expect(styles['grid/style.css']).not.toBe(imports.styles['grid/style.css']);
});

it('says which versions there are in the place of another one, and what the frame lacks', () => {
  expect(() => findVersion('9_0_0')).toThrow(/version 9\.0\.0: .*one of old-grid 1\.0\.0/s);
  const needy = { ...findVersion('1_0_0'), imports: ['react-dom/client'] };
  expect(() => inVersion(imports, needy)).toThrow(/needs react-dom\/client, which the frame of this site lacks/);
});
