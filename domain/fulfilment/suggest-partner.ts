import type { Partner } from '#generated/enums.ts';
import { isLogistician } from './partners.ts';
import { getShippingZone } from '#domain/pricing/shipping.ts';

/** A partner to choose from. */
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
  const available = partners.filter(({ code, active, logistics_country }) => {
    return active && logistics_country !== null && isLogistician(code);
  });
  return (
    available.find(({ logistics_country }) => logistics_country === country) ??
    available.find(({ logistics_country }) => isInZone(country, logistics_country)) ??
    available.find(({ logistics_country }) => logistics_country === 'FR') ??
    available[0]
  )?.code;
}

/** Whether a country is in the shipping zone of another one; France belongs to the EU. */
const isInZone = (country: string, from: string | null): boolean =>
  from !== null && (from === 'FR' ? 'eu' : getShippingZone(from)) === getShippingZone(country);

/**
 * Whether a partner ships to a country: partners in France ship everywhere, others within their zone. True for partners without
 * a country ("ondemand", "preorder"), which only describe how an order is fulfilled.
 */
export function canShipTo({ code, logistics_country, active }: Candidate, country: string): boolean {
  if (!isLogistician(code) || logistics_country === null) return true;
  return (
    active && (logistics_country === 'FR' || logistics_country === country || isInZone(country, logistics_country))
  );
}
