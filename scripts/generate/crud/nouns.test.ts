import { expect, test } from 'vitest';
import { deriveNouns, pluralise, singularise, addArticle } from './nouns.ts';

test.each([
  ['banners', 'banner', 'banners', 'Banner'],
  ['price_changes', 'price change', 'price changes', 'PriceChange'],
  ['contest-entries', 'contest entry', 'contest entries', 'ContestEntry'],
  ['batches', 'batch', 'batches', 'Batch'],
  ['pass', 'pass', 'passes', 'Pass'],
  ['boxes', 'box', 'boxes', 'Box'],
  ['addresses', 'address', 'addresses', 'Address'],
  ['releases', 'release', 'releases', 'Release'],
  ['days', 'day', 'days', 'Day'],
  ['client', 'client', 'clients', 'Client'],
])('records of %s', (resource, noun, nouns, entity) => {
  expect(deriveNouns(resource)).toEqual({ noun, nouns, entity });
});

test('prefers given names and derives the others from them', () => {
  expect(deriveNouns('lots', { noun: 'rare copy' })).toEqual({
    noun: 'rare copy',
    nouns: 'rare copies',
    entity: 'Lot',
  });
  expect(deriveNouns('bids', { entity: 'Lot' })).toEqual({ noun: 'lot', nouns: 'lots', entity: 'Lot' });
  expect(deriveNouns('codes', { noun: 'batch of codes', nouns: 'batches of codes' }).nouns).toBe('batches of codes');
});

test('singularises its own plurals', () => {
  for (const word of ['order', 'category', 'box', 'pass', 'batch', 'wish', 'day', 'rate'])
    expect(singularise(pluralise(word))).toBe(word);
});

test.each(['a banner', 'an e-mail', 'an item', 'a user', 'a unit', 'a VAT rate', 'an exchange rate', 'a one-off'])(
  '%s',
  (phrase) => expect(addArticle(phrase.replace(/^an? /, ''))).toBe(phrase),
);
