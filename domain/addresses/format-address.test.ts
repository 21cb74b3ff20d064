import { expect, it } from 'vitest';
import { formatPostalAddress, formatCountryLine, formatPostalState } from './format-address.ts';

const person = { firstname: 'Ada', lastname: 'Byron' };

it.each([
  [
    'US',
    { address: '1234 W Division St', address2: 'Apt 3', zip_code: '60622', city: 'Chicago', state: 'IL' },
    ['1234 W Division St', 'Apt 3', 'Chicago, IL 60622'],
  ],
  [
    'CA',
    { address: '80 Spadina Ave', zip_code: 'M5V 2J4', city: 'Toronto', state: 'ON' },
    ['80 Spadina Ave', 'Toronto ON M5V 2J4'],
  ],
  ['GB', { address: '24 Mare Street', zip_code: 'E8 4QN', city: 'London' }, ['24 Mare Street', 'London', 'E8 4QN']],
  ['FR', { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris' }, ['12 rue des Martyrs', '75009 Paris']],
  ['DE', { address: 'Torstraße 12', zip_code: '10119', city: 'Berlin' }, ['Torstraße 12', '10119 Berlin']],
  ['IT', { address: 'Via Roma 1', zip_code: '00184', city: 'Roma', state: 'RM' }, ['Via Roma 1', '00184 Roma RM']],
  [
    'ES',
    { address: 'Calle Mayor 3', zip_code: '28013', city: 'Madrid', state: 'M' },
    ['Calle Mayor 3', '28013 Madrid'],
  ],
  [
    'ES',
    { address: 'Calle Real 3', zip_code: '41500', city: 'Alcalá de Guadaíra', state: 'SE' },
    ['Calle Real 3', '41500 Alcalá de Guadaíra Sevilla'],
  ],
  [
    'JP',
    { address: '1-2-3 Jingumae', zip_code: '150-0001', city: 'Shibuya-ku', state: '13' },
    ['1-2-3 Jingumae', 'Shibuya-ku, Tokyo', '150-0001'],
  ],
  [
    'JP',
    { address: '1-2-3 Namba', zip_code: '542-0076', city: 'Osaka', state: '27' },
    ['1-2-3 Namba', 'Osaka', '542-0076'],
  ],
  [
    'CN',
    { address: '8 Nanjing Road', zip_code: '510000', city: 'Guangzhou', state: 'GD' },
    ['8 Nanjing Road', 'Guangzhou', 'Guangdong, 510000'],
  ],
  [
    'CN',
    { address: '8 Nanjing Road', zip_code: '200001', city: 'Shanghai', state: 'SH' },
    ['8 Nanjing Road', 'Shanghai', '200001'],
  ],
  [
    'KR',
    { address: '12 Gangnam-daero', zip_code: '06236', city: 'Gangnam-gu', state: '11' },
    ['12 Gangnam-daero', 'Gangnam-gu', 'Seoul', '06236'],
  ],
  [
    'AU',
    { address: '3 Smith St', zip_code: '3066', city: 'Collingwood', state: 'VIC' },
    ['3 Smith St', 'Collingwood VIC 3066'],
  ],
  [
    'BR',
    { address: 'Rua Augusta 100', zip_code: '01304-000', city: 'São Paulo', state: 'SP' },
    ['Rua Augusta 100', 'São Paulo-SP', '01304-000'],
  ],
  ['IE', { address: '5 Quay St', zip_code: 'H91 E9K2', city: 'Galway' }, ['5 Quay St', 'Galway', 'H91 E9K2']],
  ['IE', { address: '5 Main St', city: 'Tuam', state: 'G' }, ['5 Main St', 'Tuam', 'Galway']],
  [
    'NL',
    { address: 'Prinsengracht 12', zip_code: '1015 DV', city: 'Amsterdam' },
    ['Prinsengracht 12', '1015 DV Amsterdam'],
  ],
  ['PT', { address: 'Rua da Rosa 4', zip_code: '1200-382', city: 'Lisboa' }, ['Rua da Rosa 4', '1200-382 Lisboa']],
  ['PL', { address: 'ul. Długa 4', zip_code: '00-238', city: 'Warszawa' }, ['ul. Długa 4', '00-238 Warszawa']],
  ['CH', { address: 'Langstrasse 4', zip_code: '8004', city: 'Zürich' }, ['Langstrasse 4', 'CH-8004 Zürich']],
  ['CH', { address: 'Langstrasse 4', zip_code: 'CH-8004', city: 'Zürich' }, ['Langstrasse 4', 'CH-8004 Zürich']],
  ['HK', { address: '88 Queensway', city: 'Admiralty', zip_code: '' }, ['88 Queensway', 'Admiralty']],
  ['HK', { address: '88 Queensway', city: 'Admiralty', zip_code: '999077' }, ['88 Queensway', 'Admiralty']],
  ['SG', { address: '1 Haji Lane', zip_code: '189199', city: 'Singapore' }, ['1 Haji Lane', 'SINGAPORE 189199']],
  ['AE', { address: 'Alserkal 4', city: 'Dubai', state: 'DU' }, ['Alserkal 4', 'Dubai']],
  // countries without a known format
  ['LY', { address: 'Omar Street 4', city: 'Tripoli' }, ['Omar Street 4', 'Tripoli']],
  ['AQ', { address: 'Base 4', zip_code: '7405', city: 'McMurdo' }, ['Base 4', '7405 McMurdo']],
])('an address in %s is formatted by its postal rules: %o', (country_id, place, lines) => {
  expect(formatPostalAddress({ ...person, ...place, country_id })).toEqual(['Ada Byron', ...lines]);
});

it('the position of the company depends on the country', () => {
  const company = { ...person, company: 'Wax Ltd', address: '1 Road', city: 'Town', zip_code: '1' };
  expect(formatPostalAddress({ ...company, country_id: 'US' }).slice(0, 2)).toEqual(['Ada Byron', 'Wax Ltd']);
  expect(formatPostalAddress({ ...company, country_id: 'FR' }).slice(0, 2)).toEqual(['Wax Ltd', 'Ada Byron']);
});

it('empty parts leave no line and no separator', () => {
  expect(formatPostalAddress({ country_id: 'US' })).toEqual([]);
  expect(formatPostalAddress({ country_id: 'US', city: 'Chicago', zip_code: '60622' })).toEqual(['Chicago 60622']);
  expect(formatPostalAddress({ name: 'Relais', address: '3 rue Lepic', zip_code: '75018', city: 'Paris' })).toEqual([
    'Relais',
    '3 rue Lepic',
    '75018 Paris',
  ]);
});

it('the country is in capitals, and left out for domestic mail', () => {
  const french = (code: string) => new Intl.DisplayNames('fr', { type: 'region' }).of(code) ?? code;
  expect(formatCountryLine('US', 'FR', french)).toEqual(['ÉTATS-UNIS']);
  expect(formatCountryLine('FR', 'FR', french)).toEqual([]);
  expect(formatCountryLine(null, 'FR', french)).toEqual([]);
});

it.each([
  ['US', 'IL', 'IL'],
  ['JP', '13', 'Tokyo'],
  ['FR', 'X', ''],
  ['US', null, ''],
])('the subdivision of %s is formatted: %s', (country, state, text) => {
  expect(formatPostalState(country, state)).toBe(text);
});
