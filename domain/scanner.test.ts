import { expect, test } from 'vitest';
import { heard, NOTHING } from './scanner.ts';

/** What is heard of keys that come so many milliseconds apart. */
function scansOf(keys: readonly string[], every: number): string[] {
  const scans: string[] = [];
  let wedge = NOTHING;
  keys.forEach((key, index) => {
    const next = heard(wedge, { key, at: index * every });
    if (next.scan !== undefined) scans.push(next.scan);
    wedge = next.wedge;
  });
  return scans;
}
const keys = (text: string, end = 'Enter') => [...text, end];

test('keys that come fast and end with Enter or Tab are a scan', () => {
  expect(scansOf(keys('3760123456784'), 8)).toEqual(['3760123456784']);
  expect(scansOf(keys('VS-103190', 'Tab'), 30)).toEqual(['VS-103190']);
});

test('two scans one after the other are two', () => {
  expect(scansOf([...keys('3760123456784'), ...keys('4006381333931')], 5)).toEqual(['3760123456784', '4006381333931']);
});

test('the Shift of a capital letter does not break a scan', () => {
  expect(scansOf(['Shift', 'V', 'Shift', 'S', '-', '1', '0', '3', 'Enter'], 10)).toEqual(['VS-103']);
});

test('what a hand types is none', () => {
  expect(scansOf(keys('3760123456784'), 120)).toEqual([]);
});

test('a lone Enter, or one long after the keys, is none', () => {
  expect(scansOf(['Enter'], 5)).toEqual([]);
  expect(heard({ text: '3760123456784', last: 0 }, { key: 'Enter', at: 900 }).scan).toBeUndefined();
});

test('keys of a scan are told from the first one that came by hand', () => {
  const first = heard(NOTHING, { key: '3', at: 0 });
  expect([first.isFast, heard(first.wedge, { key: '7', at: 9 }).isFast]).toEqual([false, true]);
});
