import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0, 'longer'],
  ['password', 0, 'common'],
  ['P4ssw0rd2024!', 0, 'common'],
  ['Azerty123', 0, 'common'],
  ['aaaaaaaaaaaaaaa', 0, 'repeats'],
  ['0123456789', 0, 'sequence'],
  ['plokij', 0, 'longer'],
  ['tr0ub4dor', 1, 'longer'],
  ['seventh-side-b', 4, 'good'],
  ['correct horse battery staple', 4, 'good'],
  ['唱片封套在窗边的夜里', 2, 'longer'],
] as const)('%j is worth %i: %s', (text, score, advice) => {
  expect(passwordStrength(text)).toEqual({ score, advice });
});

it('finds the owner’s name and address in it', () => {
  expect(passwordStrength('Moreau!1987', ['Léa', 'Moreau'])).toEqual({ score: 1, advice: 'personal' });
  expect(passwordStrength('lea.moreau', ['lea.moreau@example.com'])).toMatchObject({ advice: 'personal' });
  expect(passwordStrength('twelve inches of moreau and rain', ['Moreau'])).toMatchObject({ advice: 'good' });
});
