import { expect, it } from 'vitest';
import { isStateRequired } from '#domain/addresses/state-countries.ts';
import { isStateOf } from '#domain/addresses/states.ts';
import { isPostalCodeRequired, checkPostalCode } from '#domain/addresses/postal-codes.ts';
import { DEMO_CUSTOMERS } from './manual-orders.ts';
import { createPerson } from './people.ts';

it('gives every demo address a state and postal code that are valid in its country', () => {
  const people = [...Array.from({ length: 400 }, (_, index) => createPerson(index)), ...DEMO_CUSTOMERS];
  for (const { country_id, state, zip_code, city } of people) {
    expect([city, state !== null && isStateOf(country_id, state)]).toEqual([city, state !== null]);
    if (isStateRequired(country_id)) expect([city, state]).not.toEqual([city, null]);
    if (isPostalCodeRequired(country_id)) expect(zip_code).not.toBe('');
    expect(checkPostalCode(zip_code, country_id)).toBeUndefined();
  }
});
