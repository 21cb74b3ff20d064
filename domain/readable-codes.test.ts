import { expect, it } from 'vitest';
import { CODE_LETTERS, getCodeHint, formatReadableCode, normaliseCode } from './readable-codes.ts';

it('has no similar letters', () => {
  for (const letter of '01ILOZ2S5B8U6') expect(CODE_LETTERS).not.toContain(letter);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
});

it('is formatted in groups of four, and normalised when typed', () => {
  const code = formatReadableCode(Array.from({ length: 16 }, (_, place) => place));
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(normaliseCode(` ${code.toLowerCase().replaceAll('-', ' – ')} `)).toBe(code.replaceAll('-', ''));
  expect(getCodeHint(code)).toBe(`…-${code.slice(-4)}`);
});
