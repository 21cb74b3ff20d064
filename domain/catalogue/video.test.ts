import { expect, test } from 'vitest';
import { parseVideoId } from './video.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=x&v=a-b_c123456', 'a-b_c123456'],
  ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXc', undefined],
  ['https://youtu.be/dQw4w9WgXcQQ', undefined],
  ['https://vimeo.com/123456789', undefined],
  ['', undefined],
  [null, undefined],
])('%s has the id %s', (link, id) => {
  expect(parseVideoId(link)).toBe(id);
});
