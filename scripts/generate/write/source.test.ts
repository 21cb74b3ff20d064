import { expect, test } from 'vitest';
import { Code, print, printKey, printString } from './source.ts';
import type { Literal } from './source.ts';

test.each<[Literal, string]>([
  ['a', "'a'"],
  ["it's", '"it\'s"'],
  ['both \' and "', "'both \\' and \"'"],
  ['line\nbreak \\d', "'line\\nbreak \\\\d'"],
  [1.5, '1.5'],
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{ a: 1, 'b-c': [true], d: undefined, 2: 'x' }, "{ 2: 'x', a: 1, 'b-c': [true] }"],
  [{ fields: new Code('OrderFields') }, '{ fields: OrderFields }'],
])('%o is written as %s', (value, source) => {
  expect(print(value)).toBe(source);
});

test('breaks lines that are too long', () => {
  const long = 'x'.repeat(60);
  expect(print({ first: long, second: { third: long } })).toBe(
    `{\n  first: '${long}',\n  second: { third: '${long}' },\n}`,
  );
});

test('fills lines with short entries', () => {
  const lines = print(Array.from({ length: 60 }, (_, index) => `v${index}`)).split('\n');
  expect(lines.every((line) => line.length <= 120)).toBe(true);
  expect(lines.length).toBeLessThan(10);
});

test('counts columns in front of the value', () => {
  expect(print(['aaaa', 'bbbb'], 0, 110)).toContain('\n');
});

test.each([
  ['name', 'name'],
  ['été', 'été'],
  ['a b', "'a b'"],
  ['18', '18'],
  ['018', "'018'"],
  ['', "''"],
])('the key %s is written as %s', (key, source) => {
  expect(printKey(key)).toBe(source);
});

test('prints strings that evaluate to themselves', () => {
  for (const text of ["'", '"', '\\', '\u2028', '\t', '`${x}`', '\'"']) {
    expect(new Function(`return ${printString(text)}`)()).toBe(text);
  }
});
