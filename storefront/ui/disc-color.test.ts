import { expect, it } from 'vitest';
import { getDiscColor } from './disc-color.ts';

it.each([
  ['vinyl', '["transparent_red","black"]', 'transparent_red'],
  ['vinyl', null, 'black'],
  ['vinyl', '["no_such_colour"]', 'black'],
  ['cd', '["black"]', 'cd'],
  ['bundle', '["gold"]', 'gold'],
  ['bundle', null, undefined],
  ['t-shirt', '["black"]', undefined],
  ['tape', null, undefined],
] as const)('%s with colours %s shows the disc %s', (category, color_vinyl, disc) =>
  expect(getDiscColor({ category, color_vinyl })).toBe(disc),
);
