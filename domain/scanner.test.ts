import { describe, expect, test } from 'vitest';
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

/** What is heard of keys that come at these moments. */
function heardAt(...pressed: (readonly [key: string, at: number])[]) {
  let last = heard(NOTHING, { key: 'Shift', at: -10_000 });
  for (const [key, at] of pressed) last = heard(last.wedge, { key, at });
  return last;
}
/** Keys of a text, 5 ms apart, from a moment on. */
const run = (text: string, from: number, end?: string) =>
  [...text, ...(end ? [end] : [])].map((key, place) => [key, from + place * 5] as const);

describe('one pause', () => {
  test.each([
    ['after the first letter', '3', '760123456784'],
    ['in the middle', '3760123', '456784'],
    ['before the last letter', '376012345678', '4'],
  ])('%s of a scan loses nothing', (_, before, rest) => {
    expect(heardAt(...run(before, 0), ...run(rest, 300, 'Enter')).scan).toBe('3760123456784');
  });

  test('loses nothing of a number either, nor with the Shift of its letters', () => {
    expect(heardAt(...run('V', 0), ...run('S-103190', 250, 'Enter')).scan).toBe('VS-103190');
    const shifted = [['Shift', 0], ['V', 5], ['Shift', 200], ['S', 205], ...run('-103190', 210, 'Tab')] as const;
    expect(heardAt(...shifted).scan).toBe('VS-103190');
  });

  test('tells what of the scan went into the box in focus', () => {
    expect(heardAt(...run('3760123456784', 0, 'Enter')).stray).toBe('3');
    expect(heardAt(...run('3', 0), ...run('760123456784', 300, 'Enter')).stray).toBe('37');
  });

  test('after what a hand typed leaves a scan that shows it is whole as it is', () => {
    expect(heardAt(...run('9', 0), ...run('3760123456784', 200, 'Enter'))).toMatchObject({
      scan: '3760123456784',
      stray: '3',
    });
    expect(heardAt(...run('1', 0), ...run('VS-103190', 200, 'Enter')).scan).toBe('VS-103190');
  });

  test('that is longer ends what came before it', () => {
    expect(heardAt(...run('G', 0), ...run('GH-0042', 900, 'Enter')).scan).toBe('GH-0042');
  });

  test('between keys of a hand that hurries at the end is no scan', () => {
    expect(heardAt(['a', 0], ['b', 120], ['c', 240], ['d', 290], ['Enter', 330]).scan).toBeUndefined();
  });
});
