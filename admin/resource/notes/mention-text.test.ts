import { expect, it } from 'vitest';
import { findMention, findMentionedIds, splitMentions, suggestColleagues } from './mention-text.ts';

const staff = [
  { id: 1, name: 'Ada Kühn' },
  { id: 2, name: 'Inès Roux' },
  { id: 3, name: 'Ada' },
].map((member) => ({ ...member, picture: null, prod: false }));
const suggestNames = (typed: string) => suggestColleagues(staff, typed).map(({ name }) => name);

it('a mention starts at an @ that begins a word', () => {
  expect(findMention('see @Ad', 7)).toEqual({ from: 4, typed: 'Ad' });
  expect(findMention('@', 1)).toEqual({ from: 0, typed: '' });
  expect(findMention('mail me at ada@example', 22)).toBeUndefined();
  expect(findMention('no name', 7)).toBeUndefined();
});

it('colleagues are suggested by any word of their name, without accents, until it is complete', () => {
  expect(suggestNames('ro')).toEqual(['Inès Roux']);
  expect(suggestNames('ines')).toEqual(['Inès Roux']);
  expect(suggestNames('kuhn')).toEqual(['Ada Kühn']);
  expect(suggestNames('Inès Roux can')).toEqual([]);
});

it('a text mentions those whose whole name follows an @', () => {
  expect(findMentionedIds('@Inès Roux, ask @Ada', staff)).toEqual([2, 3]);
});

it('mentions are split from the text, the longest name first', () => {
  expect(splitMentions('ask @Ada Kühn!', staff)).toEqual([
    { text: 'ask ', isName: false },
    { text: '@Ada Kühn', isName: true },
    { text: '!', isName: false },
  ]);
});
