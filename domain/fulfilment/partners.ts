import { Partner } from '#generated/enums.ts';

/** A fulfilment partner's row in the database. `country_id` is the flag of §3's first list, `logistics_country` of its second. */
export interface PartnerRow {
  readonly code: Partner;
  readonly country_id: string | null;
  readonly logistics_country: string | null;
}

/** The country whose flag a partner carries; EU for one that stands for all of it, undefined for those without one (§3). */
export function partnerCountry(partner: Partner): string | undefined {
  return Partner.data[partner]?.country;
}

/** The country a logistician ships from by §3's second list; the two lists differ on some, and both stand. */
export function logisticianCountry(partner: Partner): string | undefined {
  return Partner.data[partner]?.logistics;
}

/** Whether a partner stores and ships goods; "ondemand" and "preorder" only say how an order is served. */
export function isLogistician(partner: Partner): boolean {
  return logisticianCountry(partner) !== undefined;
}

/** What the database starts with. */
export const PARTNER_SEED: readonly PartnerRow[] = Partner.values.map((code) => ({
  code,
  country_id: partnerCountry(code) ?? null,
  logistics_country: logisticianCountry(code) ?? null,
}));
