import { expect, it } from 'vitest';
import type { OrderAddress } from '#generated/schemas.ts';
import { buildAddressRequest } from './use-address-preview.ts';

const before: OrderAddress = {
  ...{ firstname: 'Léa', lastname: 'Moreau', company: null, address: '12 rue des Martyrs', address2: null },
  ...{ zip_code: '75009', city: 'Paris', state: null, country_id: 'FR', phone: null },
};

it('builds a request for a changed address only', () => {
  const { zip_code: _, state: __, ...partial } = before;
  expect(buildAddressRequest({ address: { ...before, company: undefined } }, before)).toBeUndefined();
  expect(buildAddressRequest({ address: partial }, { ...before, zip_code: '' })).toBeUndefined();
  expect(buildAddressRequest({}, before)).toBeUndefined();
  const moved = { ...before, city: 'Lyon' };
  expect(buildAddressRequest({ address: moved }, before)).toEqual({ address: moved, recompute_shipping: true });
  expect(buildAddressRequest({ address: moved, recompute_shipping: false }, before)?.recompute_shipping).toBe(false);
});
