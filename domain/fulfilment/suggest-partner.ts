import type { Partner } from '#generated/enums.ts';
import { isLogistician } from './partners.ts';
import { shippingZone } from '#domain/pricing/shipping.ts';

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
  return (
    able.find(({ logistics_country }) => logistics_country === country) ??
    able.find(({ logistics_country }) => isInZone(country, logistics_country)) ??
    able.find(({ logistics_country }) => logistics_country === 'FR') ??
    able[0]
  )?.code;
}

/** Whether a country lies in the zone that parcels from another one reach; France is in the EU for that. */
const isInZone = (country: string, from: string | null): boolean =>
  from !== null && (from === 'FR' ? 'eu' : shippingZone(from)) === shippingZone(country);

/**
 * Whether a partner sends parcels to a country: one abroad within its own zone, one at home in France everywhere. One without
 * a country of its own ("ondemand", "preorder") only says how an order is served.
 */
export function shipsTo({ code, logistics_country, active }: Candidate, country: string): boolean {
  if (!isLogistician(code) || logistics_country === null) return true;
  return (
    active && (logistics_country === 'FR' || logistics_country === country || isInZone(country, logistics_country))
  );
}
