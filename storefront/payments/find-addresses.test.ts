import { expect, it } from 'vitest';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { findAddresses } from './find-addresses.ts';

const ADDRESSES = [
  'Léa Moreau, 12 rue des Martyrs, 75009 Paris, France',
  'Léa Moreau, 1 quai Kléber, 67000 Strasbourg, France',
  'Søren Bjørn, 3 place de l’Étoile, 1000 Bruxelles, Belgique',
  '莫雷, 朝阳区建国路93号, 100022 北京, 中国',
].map((label) => ({ label, values: { ...ORDER.customer } }));

const find = (text: string) =>
  findAddresses(ADDRESSES, text).map(({ label }) => ADDRESSES.findIndex((own) => own.label === label));

it.each([
  ['a part of a street', 'mart', [0]],
  ['a name', 'moreau', [0, 1]],
  ['a city', 'Stras', [1]],
  ['a postal code', '750', [0]],
  ['another case', 'QUAI KL', [1]],
  ['without accents', 'lea kleber', [1]],
  ['with accents that the address has not', 'Mârtyrs', [0]],
  ['accents as separate characters', 'Le\u0301a qu', [1]],
  ['letters that are no accents', 'soren', [2]],
  ['a word behind an apostrophe', 'etoile', [2]],
  ['words in any order', '75009 rue 12', [0]],
  ['words of several addresses', '12 kleber', []],
  ['a part inside of a word', 'artyrs', []],
  ['a part of Chinese text', '建国', [3]],
  ['spaces', '  ', []],
  ['nothing', '', []],
  ['punctuation', ', -', []],
])('finds addresses by %s', (_, text, expected) => {
  expect(find(text)).toEqual(expected);
});
