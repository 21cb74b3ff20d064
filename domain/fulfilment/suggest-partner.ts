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
 * Suggests the nearest active partner for a country (§3, second list): in the country, else in its zone, else in France. The
 * first of several; undefined when there is none.
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

/** Whether a country is in the shipping zone of another one; France belongs to the EU. */
const isInZone = (country: string, from: string | null): boolean =>
  from !== null && (from === 'FR' ? 'eu' : shippingZone(from)) === shippingZone(country);

/**
 * Whether a partner sends parcels to a country: one abroad within its own zone, one at home in France everywhere. One without
 * a country of its own ("ondemand", "preorder") only says how an order is served.
 */
export function canShipTo({ code, logistics_country, active }: Candidate, country: string): boolean {
  if (!isLogistician(code) || logistics_country === null) return true;
  return (
    active && (logistics_country === 'FR' || logistics_country === country || isInZone(country, logistics_country))
  );
}
