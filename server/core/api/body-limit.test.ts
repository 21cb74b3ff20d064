import { expect, it } from 'vitest';
import { bodyLimit, MAX_BODY_BYTES } from './body-limit.ts';

it('allows the sum of the described limits', () => {
  const limit = bodyLimit({
    type: 'object',
    properties: { text: { type: 'string', maxLength: 2_000 }, on: { type: 'boolean' } },
  });
  const longest = JSON.stringify({ text: '\u{1F3B5}'.repeat(2_000), on: false });
  expect(limit).toBeGreaterThan(Buffer.byteLength(longest));
  expect(limit).toBeLessThan(40_000);
});

it('allows one mebibyte where the description sets no limit', () => {
  expect(bodyLimit({ type: 'object', properties: { text: { type: 'string' } } })).toBe(MAX_BODY_BYTES);
  expect(bodyLimit({ type: 'array', items: { type: 'integer' } })).toBe(MAX_BODY_BYTES);
});

it('allows little where no body is described', () => {
  expect(bodyLimit(undefined)).toBeLessThan(10_000);
});
