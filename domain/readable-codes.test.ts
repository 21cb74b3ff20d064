import { expect, it } from 'vitest';
import { CODE_LETTERS, codeHint, readableCode, typedCode } from './readable-codes.ts';

it('has no letters that look like others', () => {
  for (const letter of '01ILOZ2S5B8U6') expect(CODE_LETTERS).not.toContain(letter);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
});

it('is written in groups of four and read however it is typed', () => {
  const code = readableCode(Array.from({ length: 16 }, (_, place) => place));
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(typedCode(` ${code.toLowerCase().replaceAll('-', ' – ')} `)).toBe(code.replaceAll('-', ''));
  expect(codeHint(code)).toBe(`…-${code.slice(-4)}`);
});
