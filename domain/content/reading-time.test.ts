import { expect, it } from 'vitest';
import { computeReadingMinutes } from './reading-time.ts';

it.each([
  ['', 1],
  ['<p>One <strong>take</strong>.</p>', 1],
  [`<h2>Side A</h2><p>${'loud '.repeat(878)}</p>`, 4],
  [`<p>${'唱片'.repeat(600)}，LP</p>`, 3],
])('%.20s takes %i minutes', (html, minutes) => expect(computeReadingMinutes(html)).toBe(minutes));
