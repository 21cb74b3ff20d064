import { expect, it } from 'vitest';
import { computeBodyLimit, MAX_BODY_BYTES } from './body-limit.ts';

it('returns the sum of the schema limits', () => {
  const limit = computeBodyLimit({
    type: 'object',
    properties: { text: { type: 'string', maxLength: 2_000 }, on: { type: 'boolean' } },
  });
  const longest = JSON.stringify({ text: '\u{1F3B5}'.repeat(2_000), on: false });
  expect(limit).toBeGreaterThan(Buffer.byteLength(longest));
  expect(limit).toBeLessThan(40_000);
});

it('returns 1 MiB for a schema without limit', () => {
  expect(computeBodyLimit({ type: 'object', properties: { text: { type: 'string' } } })).toBe(MAX_BODY_BYTES);
  expect(computeBodyLimit({ type: 'array', items: { type: 'integer' } })).toBe(MAX_BODY_BYTES);
});

it('returns the minimum for an operation without body', () => {
  expect(computeBodyLimit(undefined)).toBeLessThan(10_000);
});
