import { describe, expect, test } from 'vitest';
import { applyKey, EMPTY_BUFFER } from './scanner.ts';

/** Scans of keys at an interval in milliseconds. */
function getScans(keys: readonly string[], interval: number): string[] {
  const scans: string[] = [];
  let wedge = EMPTY_BUFFER;
  keys.forEach((key, index) => {
    const result = applyKey(wedge, { key, at: index * interval });
    if (result.scan !== undefined) scans.push(result.scan);
    wedge = result.buffer;
  });
  return scans;
}
const keys = (text: string, end = 'Enter') => [...text, end];

test('keys that come fast and end with Enter or Tab are a scan', () => {
  expect(getScans(keys('3760123456784'), 8)).toEqual(['3760123456784']);
  expect(getScans(keys('VS-103190', 'Tab'), 30)).toEqual(['VS-103190']);
});

test('consecutive scans are separate', () => {
  expect(getScans([...keys('3760123456784'), ...keys('4006381333931')], 5)).toEqual(['3760123456784', '4006381333931']);
});

test('the Shift of a capital letter does not break a scan', () => {
  expect(getScans(['Shift', 'V', 'Shift', 'S', '-', '1', '0', '3', 'Enter'], 10)).toEqual(['VS-103']);
});

test('typing is not a scan', () => {
  expect(getScans(keys('3760123456784'), 120)).toEqual([]);
});

test('a lone or late Enter is not a scan', () => {
  expect(getScans(['Enter'], 5)).toEqual([]);
  expect(applyKey({ text: '3760123456784', last: 0 }, { key: 'Enter', at: 900 }).scan).toBeUndefined();
});

test('keys of a scan are detected from the second one on', () => {
  const first = applyKey(EMPTY_BUFFER, { key: '3', at: 0 });
  expect([first.isFast, applyKey(first.buffer, { key: '7', at: 9 }).isFast]).toEqual([false, true]);
});

/** Presses keys at times in milliseconds; returns the last result. */
function pressKeys(...pressed: (readonly [key: string, at: number])[]) {
  let state = applyKey(EMPTY_BUFFER, { key: 'Shift', at: -10_000 });
  for (const [key, at] of pressed) state = applyKey(state.buffer, { key, at });
  return state;
}
/** The keys of a text, 5 ms apart, from a time on. */
const run = (text: string, from: number, end?: string) =>
  [...text, ...(end ? [end] : [])].map((key, place) => [key, from + place * 5] as const);

describe('one pause', () => {
  test.each([
    ['after the first letter', '3', '760123456784'],
    ['in the middle', '3760123', '456784'],
    ['before the last letter', '376012345678', '4'],
  ])('%s of a scan loses no key', (_, start, end) => {
    expect(pressKeys(...run(start, 0), ...run(end, 300, 'Enter')).scan).toBe('3760123456784');
  });

  test('loses no key of an order number, also with Shift', () => {
    expect(pressKeys(...run('V', 0), ...run('S-103190', 250, 'Enter')).scan).toBe('VS-103190');
    const shifted = [['Shift', 0], ['V', 5], ['Shift', 200], ['S', 205], ...run('-103190', 210, 'Tab')] as const;
    expect(pressKeys(...shifted).scan).toBe('VS-103190');
  });

  test('reports the letters that reached the focused field', () => {
    expect(pressKeys(...run('3760123456784', 0, 'Enter')).stray).toBe('3');
    expect(pressKeys(...run('3', 0), ...run('760123456784', 300, 'Enter')).stray).toBe('37');
  });

  test('after a typed key is not merged with a provably complete scan', () => {
    expect(pressKeys(...run('9', 0), ...run('3760123456784', 200, 'Enter'))).toMatchObject({
      scan: '3760123456784',
      stray: '3',
    });
    expect(pressKeys(...run('1', 0), ...run('VS-103190', 200, 'Enter')).scan).toBe('VS-103190');
  });

  test('above the maximum starts a new scan', () => {
    expect(pressKeys(...run('G', 0), ...run('GH-0042', 900, 'Enter')).scan).toBe('GH-0042');
  });

  test('within fast typing is not a scan', () => {
    expect(pressKeys(['a', 0], ['b', 120], ['c', 240], ['d', 290], ['Enter', 330]).scan).toBeUndefined();
  });
});
