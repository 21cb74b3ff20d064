import { expect, test } from 'vitest';
import { isChatOpen, listChatTimes } from './chat-hours.ts';

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

test('the times of eight days leave out the weekend and follow summer time', () => {
  // Friday noon before the clocks go back
  const times = listChatTimes(new Date('2026-10-23T10:30:00Z'), { from: 10, until: 17 });
  expect(times.map((time) => time.map((ms) => new Date(ms).toISOString().slice(0, 13)))).toEqual([
    ['2026-10-23T10', '2026-10-23T15'],
    ...[26, 27, 28, 29, 30].map((day) => [`2026-10-${day}T09`, `2026-10-${day}T16`]),
  ]);
});
