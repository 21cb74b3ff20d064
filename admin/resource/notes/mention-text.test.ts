import { expect, it } from 'vitest';
import { mentionAt, mentionedIn, pieces, suggested } from './mention-text.ts';

const staff = [
  { id: 1, name: 'Ada Kühn' },
  { id: 2, name: 'Inès Roux' },
  { id: 3, name: 'Ada' },
].map((one) => ({ ...one, picture: null, prod: false }));
const names = (typed: string) => suggested(staff, typed).map(({ name }) => name);

it('a colleague is being named after an @ that begins a word', () => {
  expect(mentionAt('see @Ad', 7)).toEqual({ from: 4, typed: 'Ad' });
  expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
  expect(mentionAt('mail me at ada@example', 22)).toBeUndefined();
  expect(mentionAt('no name', 7)).toBeUndefined();
});

it('colleagues are suggested by any word of their name, without accents, until it is there whole', () => {
  expect(names('ro')).toEqual(['Inès Roux']);
  expect(names('ines')).toEqual(['Inès Roux']);
  expect(names('kuhn')).toEqual(['Ada Kühn']);
  expect(names('Inès Roux can')).toEqual([]);
});

it('a text names those whose whole name follows an @', () => {
  expect(mentionedIn('@Inès Roux, ask @Ada', staff)).toEqual([2, 3]);
});

it('names stand apart from the text, the longest first', () => {
  expect(pieces('ask @Ada Kühn!', staff)).toEqual([
    { text: 'ask ', isName: false },
    { text: '@Ada Kühn', isName: true },
    { text: '!', isName: false },
  ]);
});
