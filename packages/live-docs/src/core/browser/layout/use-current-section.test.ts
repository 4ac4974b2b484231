import { describe, expect, it } from 'vitest';
import { findCurrentSection } from './use-current-section';

describe('findCurrentSection', () => {
  const tops = [500, 1000, 2000, 2600, 2700];
  const at = (top: number) => findCurrentSection(tops, { top, max: 2100, offset: 100 });

  it('names none above the first heading', () => {
    expect(at(0)).toBe(-1);
    expect(at(390)).toBe(-1);
  });

  it('names a section from the moment its heading reaches the top', () => {
    expect(at(400)).toBe(0);
    expect(at(899.4)).toBe(1);
    expect(at(1800)).toBe(1);
    expect(at(1900)).toBe(2);
  });

  it('gives each heading that cannot reach the top its turn, the last one at the very end', () => {
    expect(at(1990)).toBe(2);
    expect(at(2000)).toBe(3);
    expect(at(2099)).toBe(4);
    expect(at(2100)).toBe(4);
  });

  it('copes with a page that does not scroll and one without headings', () => {
    expect(findCurrentSection([300, 500], { top: 0, max: 0, offset: 100 })).toBe(1);
    expect(findCurrentSection([], { top: 0, max: 900, offset: 100 })).toBe(-1);
  });
});
