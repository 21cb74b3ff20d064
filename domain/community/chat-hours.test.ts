import { expect, test } from 'vitest';
import { isChatOpen, isChatPage } from './chat-hours.ts';

test.each([
  ['winter, 09:59 in Paris', '2026-11-20T08:59:59Z', false],
  ['winter, 10:00 in Paris', '2026-11-20T09:00:00Z', true],
  ['winter, 16:59 in Paris', '2026-11-20T15:59:59Z', true],
  ['winter, 17:00 in Paris', '2026-11-20T16:00:00Z', false],
  ['summer, 10:00 in Paris', '2026-07-20T08:00:00Z', true],
  ['summer, 09:00 in Paris', '2026-07-20T07:00:00Z', false],
  ['midnight in Paris', '2026-07-20T22:00:00Z', false],
  ['Saturday noon', '2026-11-21T11:00:00Z', false],
  ['Sunday noon', '2026-11-22T11:00:00Z', false],
])('%s: open is %s', (_case, time, open) => {
  expect(isChatOpen(new Date(time), { from: 10, until: 17 })).toBe(open);
});

test.each([
  ['/', '', true],
  ['/vinyl/1/x', '', true],
  ['/player', '', false],
  ['/admin/orders', '', false],
  ['/project/dashboard', '', false],
  ['/', 'store=12', false],
])('chat on %s?%s: %s', (path, query, shown) => {
  expect(isChatPage(path, new URLSearchParams(query))).toBe(shown);
});
