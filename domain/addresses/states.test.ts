import { describe, expect, it } from 'vitest';
import { buildStateFiles } from '#scripts/states/state-files.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findState, listStateChoices, getStateName } from './state-names.ts';
import { isStateRequired, findStateCountry } from './state-countries.ts';
import { isStateOf } from './states.ts';

it('the tables are what `npm run states` writes', () => {
  for (const [name, text] of buildStateFiles())
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(text);
});

it.each(['US', 'CA', 'AU', 'BR', 'IT', 'ES', 'JP', 'CN', 'KR', 'MX', 'IN'])('%s requires a subdivision', (country) => {
  expect(isStateRequired(country)).toBe(true);
  expect(listStateChoices(country).length).toBeGreaterThan(7);
});

it.each(['FR', 'DE', 'GB', 'NL', 'HK', '', undefined])('%s has no subdivision', (country) => {
  expect(findStateCountry(country)).toBeUndefined();
  expect(isStateRequired(country)).toBe(false);
});

it('a code belongs to its country', () => {
  expect(isStateOf('US', 'IL')).toBe(true);
  expect(isStateOf('CA', 'IL')).toBe(false);
  expect(isStateOf('FR', 'IDF')).toBe(false);
  expect(getStateName('US', 'IL')).toBe('Illinois');
  expect(listStateChoices('AU').map(({ code }) => code)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
});

describe('finding a subdivision by name', () => {
  it.each([
    ['US', 'IL', 'IL'],
    ['US', 'il', 'IL'],
    ['US', 'US-IL', 'IL'],
    ['US', 'Illinois', 'IL'],
    ['US', ' new  york ', 'NY'],
    ['US', 'Washington DC', 'DC'],
    ['US', 'Washington, D.C.', undefined],
    ['CA', 'Québec', 'QC'],
    ['CA', 'Quebec', 'QC'],
    ['JP', 'Tokyo', '13'],
    ['JP', 'Tokyo-to', '13'],
    ['JP', 'Osaka-fu', '27'],
    ['JP', '13', '13'],
    ['AU', 'New South Wales', 'NSW'],
    ['IT', 'Roma', 'RM'],
    ['IT', 'Rome', 'RM'],
    ['IE', 'Co. Galway', 'G'],
    ['ES', 'Sevilla', 'SE'],
    ['MX', 'CDMX', 'CMX'],
    ['BR', 'Sao Paulo', 'SP'],
    ['US', 'Bavaria', undefined],
    ['FR', 'Île-de-France', undefined],
  ])('in %s: %s', (country, text, code) => expect(findState(country, text)).toBe(code));
});
