import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { createRequestId, serialiseError } from './logger.ts';

it('uses the request id of a proxy', () => {
  expect(createRequestId({ headers: { 'x-request-id': 'edge-7f3a' } })).toBe('edge-7f3a');
});

it('creates an id when the header is missing or invalid', () => {
  expect(createRequestId({ headers: {} })).toMatch(/^req-[\w-]{7}-\w+$/);
  expect(createRequestId({ headers: { 'x-request-id': 'a\nb' } })).toMatch(/^req-/);
  expect(createRequestId({ headers: {} })).not.toBe(createRequestId({ headers: {} }));
});

it('logs a failed query without its values', () => {
  const logged = JSON.stringify(
    serialiseError(
      new DrizzleQueryError('update users set password_hash = $1', ['$argon2id$secret'], new Error('connection lost')),
    ),
  );
  expect(logged).toContain('update users set password_hash = $1');
  expect(logged).toContain('connection lost');
  expect(logged).not.toContain('secret');
});
