import { expect, test } from 'vitest';
import { nounsOf, plural, singular, withArticle } from './nouns.ts';

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
  expect(nounsOf(resource)).toEqual({ noun, nouns, entity });
});

test('what a resource says of its names comes first, and the others follow from it', () => {
  expect(nounsOf('lots', { noun: 'rare copy' })).toEqual({ noun: 'rare copy', nouns: 'rare copies', entity: 'Lot' });
  expect(nounsOf('bids', { entity: 'Lot' })).toEqual({ noun: 'lot', nouns: 'lots', entity: 'Lot' });
  expect(nounsOf('codes', { noun: 'batch of codes', nouns: 'batches of codes' }).nouns).toBe('batches of codes');
});

test('a plural and its singular are each other', () => {
  for (const word of ['order', 'category', 'box', 'pass', 'batch', 'wish', 'day', 'rate'])
    expect(singular(plural(word))).toBe(word);
});

test.each(['a banner', 'an e-mail', 'an item', 'a user', 'a unit', 'a VAT rate', 'an exchange rate', 'a one-off'])(
  '%s',
  (phrase) => expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase),
);
