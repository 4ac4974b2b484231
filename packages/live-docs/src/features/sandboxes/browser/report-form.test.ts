import { expect, it } from 'vitest';
import { hasIssues, reportForm } from './report-form';

const report = {
  title: 'Simple',
  link: 'https://example.org/demo/simple?look=simple:version-7_40_0#edit=simple.abc',
  code: undefined,
  library: 'rc-table 7.40.0',
  browser: 'Firefox 140',
};

it('fills the form of the host in', () => {
  const { address, text } = reportForm('https://github.com/a/grid', report);
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://github.com/a/grid/issues/new');
  expect(searchParams.get('title')).toBe('Simple: ');
  for (const part of [report.link, report.library, report.browser]) expect(searchParams.get('body')).toContain(part);
  expect(text).toBeUndefined();
  expect(reportForm('https://gitlab.com/a/grid/', report).address).toMatch(
    /^https:\/\/gitlab\.com\/a\/grid\/-\/issues\/new\?issue%5Btitle%5D=/,
  );
});

it('has a long report pasted', () => {
  const { address, text } = reportForm('https://github.com/a/grid', { ...report, code: 'x'.repeat(8000) });
  expect(address.length).toBeLessThan(8000);
  expect(new URL(address).searchParams.get('body')).toContain('paste it here');
  expect(text).toContain('x'.repeat(8000));
});

it('knows which repositories have a form', () => {
  expect(['https://github.com/a/b', 'https://example.org/a/b', ''].map(hasIssues)).toEqual([true, false, false]);
});
