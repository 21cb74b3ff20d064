import type { Partner } from '#generated/enums.ts';
import { isLogistician } from './partners.ts';
import { shippingZone } from './shipping.ts';

/** A partner orders may be given to. */
export interface Candidate {
  readonly code: Partner;
  readonly logistics_country: string | null;
  readonly active: boolean;
}

/**
 * Who would send to a country from nearest (§3, second list): a partner there, else one in its zone, else one at home in
 * France. Undefined where no active partner ships. Of several, the first of the list.
 */
export function suggestPartner(country: string, partners: readonly Candidate[]): Partner | undefined {
  const able = partners.filter(({ code, active, logistics_country }) => {
    return active && logistics_country !== null && isLogistician(code);
  });
  const zone = shippingZone(country);
  const inZone = (from: string | null) => from !== null && (from === 'FR' ? 'eu' : shippingZone(from)) === zone;
  return (
    able.find(({ logistics_country }) => logistics_country === country) ??
    able.find(({ logistics_country }) => inZone(logistics_country)) ??
    able.find(({ logistics_country }) => logistics_country === 'FR') ??
    able[0]
  )?.code;
}
