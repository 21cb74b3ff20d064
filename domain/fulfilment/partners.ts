import { Partner } from '#generated/enums.ts';

/** A fulfilment partner's row in the database. `country_id` is the flag of §3's first list, `logistics_country` of its second. */
export interface PartnerRow {
  readonly code: Partner;
  readonly country_id: string | null;
  readonly logistics_country: string | null;
}

/** The country of a partner's flag, or EU; undefined for those without one (§3). */
export function getPartnerCountry(partner: Partner): string | undefined {
  return Partner.data[partner]?.country;
}

/** The country a logistician ships from (§3's second list, which differs from the first for some). */
export function getLogisticianCountry(partner: Partner): string | undefined {
  return Partner.data[partner]?.logistics;
}

/** Whether a partner stores and ships goods; "ondemand" and "preorder" only describe how an order is fulfilled. */
export function isLogistician(partner: Partner): boolean {
  return getLogisticianCountry(partner) !== undefined;
}

/** Initial rows of the database. */
export const PARTNER_SEED: readonly PartnerRow[] = Partner.values.map((code) => ({
  code,
  country_id: getPartnerCountry(code) ?? null,
  logistics_country: getLogisticianCountry(code) ?? null,
}));
