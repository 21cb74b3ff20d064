import { expect, it } from 'vitest';
import { estimatePasswordStrength } from './password-strength.ts';

it.each([
  ['', 0, 'longer'],
  ['password', 0, 'common'],
  ['P4ssw0rd2024!', 2, 'common'],
  ['Azerty123', 1, 'common'],
  ['azertyuiop', 1, 'sequence'],
  ['motdepasse', 1, 'common'],
  ['aaaaaaaaaaaaaaa', 0, 'repeats'],
  ['0123456789', 0, 'sequence'],
  ['2026-11-25', 1, 'longer'],
  ['seventh-side-b', 4, 'good'],
  ['correct horse battery staple', 4, 'good'],
  ['唱片封套在窗边的夜里', 3, 'good'],
] as const)('%j has score %i and advice %s', (text, score, advice) => {
  expect(estimatePasswordStrength(text)).toEqual({ score, advice });
});

it('uses personal words', () => {
  expect(estimatePasswordStrength('Moreau!1987', ['Léa', 'Moreau'])).toEqual({ score: 2, advice: 'personal' });
  expect(estimatePasswordStrength('lea.moreau', ['lea.moreau@example.com'])).toMatchObject({ advice: 'personal' });
  expect(estimatePasswordStrength('twelve inches of moreau and rain', ['Moreau'])).toMatchObject({ advice: 'good' });
});
