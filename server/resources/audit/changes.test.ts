import { expect, it } from 'vitest';
import { diffRows } from './changes.ts';

const order = { id: 1, status: 'paid', total: 2490, currency: 'EUR', sent_at: null, version: 1, search: 'vs-100001' };
const sentAt = new Date('2026-01-01T00:00:00Z');

it('returns the fields that differ, in wire format', () => {
  const after = { ...order, status: 'sent', total: 1990, sent_at: sentAt, version: 2, search: 'x' };
  expect(diffRows('orders', order, after)).toEqual({
    before: { status: 'paid', total: 24.9, sent_at: null },
    after: { status: 'sent', total: 19.9, sent_at: 1767225600 },
  });
});

it('includes members that are not columns', () => {
  expect(diffRows('orders', order, { ...order, tracking_number: '6A1' })).toEqual({
    before: {},
    after: { tracking_number: '6A1' },
  });
});

it('returns all fields of a created or deleted record', () => {
  expect(diffRows('orders', undefined, { id: 1, status: 'paid' })).toEqual({
    before: null,
    after: { id: 1, status: 'paid' },
  });
  expect(diffRows('orders', { id: 1 }, undefined)).toEqual({ before: { id: 1 }, after: null });
});

it('excludes secrets', () => {
  const { after } = diffRows('user', { id: 1 }, { id: 1, password_hash: 'x', reset_token: 'y', name: 'A' });
  expect(after).toEqual({ name: 'A' });
});
