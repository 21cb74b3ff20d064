import { Carrier } from '#generated/enums.ts';

/** The URL template of a carrier's tracking page: {n} is the number, {zip} the destination's postal code. */
export interface CarrierRow {
  readonly code: Carrier;
  readonly template: string | null;
}

const LA_POSTE = 'https://www.laposte.fr/outils/suivre-vos-envois?code={n}';

/** Trade facts, "Carriers' tracking links", by carrier of §9. */
const TEMPLATES: Record<Exclude<Carrier, 'other'>, string> = {
  imx: 'https://suivi.imxpostal.fr/colis/suivi/{n}/html/',
  col: LA_POSTE,
  lts: LA_POSTE,
  mdr: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={n}&codePostal={zip}',
  gls: 'https://gls-group.eu/EU/en/parcel-tracking?match={n}',
  dhl: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id={n}',
  ups: 'https://www.ups.com/track?tracknum={n}',
  schenker: 'https://www.dbschenker.com/app/tracking-public/?refNumber={n}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={n}',
  dachser: 'https://elogistics.dachser.com/shp2s/?search={n}',
  tnt: 'https://www.tnt.com/express/en_gb/site/shipping-tools/tracking.html?searchType=con&cons={n}',
};

/** Initial rows of the database; staff can edit the templates. */
export const CARRIER_SEED: readonly CarrierRow[] = Carrier.values.map((code) => ({
  code,
  template: code === 'other' ? null : TEMPLATES[code],
}));

/** The tracking fields of a parcel (§3); `zip_code` is the destination's. */
export interface TrackedParcel {
  readonly tracking_number?: string | null;
  readonly tracking_transporter?: string | null;
  readonly tracking_link?: string | null;
  readonly zip_code?: string | null;
}

/**
 * The tracking page of a parcel: its stored web link, else the carrier's template with the number, without spaces and
 * URL-encoded. Undefined for an unknown carrier or without a number: the screen shows a placeholder (§8).
 */
export function getTrackingLink(parcel: TrackedParcel, carriers: readonly CarrierRow[]): string | undefined {
  const stored = parcel.tracking_link?.trim();
  if (stored && /^https?:\/\/[^/]/i.test(stored)) return stored;
  const number = parcel.tracking_number?.replace(/\s/g, '');
  const template = carriers.find(({ code }) => code === parcel.tracking_transporter)?.template;
  if (!number || !template) return undefined;
  const zip = parcel.zip_code?.replace(/\s/g, '') ?? '';
  // one pass with a function, so that "{zip}" or "$&" in a number is not replaced
  return template.replace(/\{(n|zip)\}/g, (_match, name) => encodeURIComponent(name === 'n' ? number : zip));
}
