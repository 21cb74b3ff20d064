import { expect, test } from 'vitest';
import { PARTNER_SEED } from './partners.ts';
import { canShipTo, suggestPartner } from './suggest-partner.ts';

const partners = PARTNER_SEED.map((row) => ({ ...row, active: true }));

test.each([
  ['FR', 'daudin'],
  ['DE', 'rom_de'],
  ['ES', 'altafonte'],
  ['GB', 'rom'],
  ['US', 'lita'],
  ['MX', 'lita'],
  ['IT', 'daudin'],
  ['CH', 'rom'],
  ['JP', 'mgm'],
])('%s is served by %s', (country, partner) => {
  expect(suggestPartner(country, partners)).toBe(partner);
});

test('an inactive partner is not suggested', () => {
  expect(
    suggestPartner(
      'DE',
      partners.map((row) => ({ ...row, active: row.code !== 'rom_de' })),
    ),
  ).toBe('daudin');
  expect(
    suggestPartner(
      'DE',
      partners.map((row) => ({ ...row, active: false })),
    ),
  ).toBeUndefined();
});

test.each([
  ['daudin', 'US', true],
  ['whiplash', 'US', true],
  ['whiplash', 'CA', true],
  ['whiplash', 'FR', false],
  ['rom_de', 'FR', false],
  ['rom_de', 'AT', true],
  ['preorder', 'JP', true],
] as const)('%s ships to %s: %s', (code, country, expected) => {
  const partner = partners.find((row) => row.code === code);
  expect(partner && canShipTo(partner, country)).toBe(expected);
});

test('an inactive partner ships nowhere', () => {
  const partner = partners.find((row) => row.code === 'daudin');
  expect(partner && canShipTo({ ...partner, active: false }, 'FR')).toBe(false);
});
