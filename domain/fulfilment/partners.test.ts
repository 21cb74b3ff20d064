import { expect, test } from 'vitest';
import { isLogistician, getLogisticianCountry, PARTNER_SEED, getPartnerCountry } from './partners.ts';

test.each([
  ['FR', ['daudin', 'bigblue', 'diggers', 'lita', 'mgm', 'fnac', 'sna']],
  ['US', ['whiplash', 'amped', 'shiprec']],
  ['GB', ['rom', 'whiplash_uk', 'pias_uk', 'bigblue_uk']],
  ['DE', ['rom_de']],
  ['EU', ['pias']],
  ['ES', ['altafonte']],
  ['IT', ['terminal_d']],
  ['HK', ['cbip']],
])('the flag of %s belongs to %j', (country, codes) => {
  expect(PARTNER_SEED.filter((row) => row.country_id === country).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['FR', ['daudin', 'bigblue', 'diggers', 'fnac', 'sna', 'pias']],
  ['US', ['lita', 'whiplash', 'amped']],
  ['GB', ['rom', 'whiplash_uk', 'bigblue_uk']],
  ['DE', ['rom_de']],
  ['ES', ['altafonte']],
  ['CA', ['shipehype']],
  ['AU', ['mgm']],
  ['HK', ['cbip']],
])('logistics in %s are done by %j', (country, codes) => {
  expect(PARTNER_SEED.filter((row) => row.logistics_country === country).map(({ code }) => code)).toEqual(codes);
});

test('the two lists may differ', () => {
  expect([getPartnerCountry('lita'), getLogisticianCountry('lita')]).toEqual(['FR', 'US']);
  expect([getPartnerCountry('pias'), getLogisticianCountry('pias')]).toEqual(['EU', 'FR']);
});

test('on-demand and pre-orders are partners without a country that ship nothing themselves', () => {
  for (const code of ['ondemand', 'preorder'] as const) {
    expect(getPartnerCountry(code)).toBeUndefined();
    expect(isLogistician(code)).toBe(false);
  }
  expect(isLogistician('daudin')).toBe(true);
});
