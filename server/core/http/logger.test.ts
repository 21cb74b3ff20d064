import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { requestId, serialiseError } from './logger.ts';

it('takes over the id that a proxy gave a request', () => {
  expect(requestId({ headers: { 'x-request-id': 'edge-7f3a' } })).toBe('edge-7f3a');
});

it('gives an id of its own to a request without a fit one', () => {
  expect(requestId({ headers: {} })).toMatch(/^req-[\w-]{7}-\w+$/);
  expect(requestId({ headers: { 'x-request-id': 'a\nb' } })).toMatch(/^req-/);
  expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }));
});

it('logs a failed query without its values', () => {
  const told = JSON.stringify(
    serialiseError(
      new DrizzleQueryError('update users set password_hash = $1', ['$argon2id$secret'], new Error('connection lost')),
    ),
  );
  expect(told).toContain('update users set password_hash = $1');
  expect(told).toContain('connection lost');
  expect(told).not.toContain('secret');
});
