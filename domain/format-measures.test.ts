import { expect, it } from 'vitest';
import { formatAge, formatWeight } from './format-measures.ts';

it('weights are formatted in kilograms', () => {
  expect([formatWeight(1240, 'en'), formatWeight(0, 'de')]).toEqual(['1.2 kg', '0 kg']);
});

it('an age is formatted in hours on the first day, then in days', () => {
  const now = 1_767_225_600;
  expect(formatAge(now - 2 * 3600, now, 'en')).toBe('2 hours ago');
  expect(formatAge(now - 47 * 3600, now, 'en')).toBe('yesterday');
  expect(formatAge(now - 30 * 86_400, now, 'en')).toBe('30 days ago');
  // a slightly different clock
  expect(formatAge(now + 5, now, 'en')).toBe('this hour');
});
