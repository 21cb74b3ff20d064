import { expect, test } from 'vitest';
import { Carrier } from '#generated/enums.ts';
import { CARRIER_SEED, getTrackingLink, type TrackedParcel } from './carriers.ts';

test.each<[string, TrackedParcel, string | undefined]>([
  ['a number', { tracking_transporter: 'ups', tracking_number: '1Z999' }, 'https://www.ups.com/track?tracknum=1Z999'],
  [
    'spaces are stripped',
    { tracking_transporter: 'col', tracking_number: ' 6A 123 456 ' },
    'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123456',
  ],
  [
    'signs are encoded',
    { tracking_transporter: 'gls', tracking_number: 'A&B/{zip}$&' },
    'https://gls-group.eu/EU/en/parcel-tracking?match=A%26B%2F%7Bzip%7D%24%26',
  ],
  [
    'the postal code where the carrier wants it',
    { tracking_transporter: 'mdr', tracking_number: '123', zip_code: 'SW1A 1AA' },
    'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=123&codePostal=SW1A1AA',
  ],
  [
    'without a postal code',
    { tracking_transporter: 'mdr', tracking_number: '123' },
    'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=123&codePostal=',
  ],
  [
    'a stored link wins',
    { tracking_transporter: 'ups', tracking_number: '1', tracking_link: 'https://track.example/1' },
    'https://track.example/1',
  ],
  ['a stored link alone', { tracking_link: 'https://track.example/1' }, 'https://track.example/1'],
  [
    'a stored link that is no web address is passed over',
    { tracking_transporter: 'ups', tracking_number: '1', tracking_link: 'javascript:alert(1)' },
    'https://www.ups.com/track?tracknum=1',
  ],
  ['an unknown carrier', { tracking_transporter: 'pigeon', tracking_number: '1' }, undefined],
  ['no template', { tracking_transporter: 'other', tracking_number: '1' }, undefined],
  ['no number', { tracking_transporter: 'ups', tracking_number: ' ' }, undefined],
  ['nothing', {}, undefined],
])('%s', (_case, parcel, link) => {
  expect(getTrackingLink(parcel, CARRIER_SEED)).toBe(link);
});

test('every carrier but "other" has a template with a place for the number', () => {
  expect(CARRIER_SEED.map(({ code }) => code)).toEqual([...Carrier.values]);
  expect(CARRIER_SEED.filter(({ template }) => template === null).map(({ code }) => code)).toEqual(['other']);
  for (const { template } of CARRIER_SEED) {
    if (template === null) continue;
    expect(template).toContain('{n}');
    expect(URL.canParse(template)).toBe(true);
  }
});
