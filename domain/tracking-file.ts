import { Carrier, type TrackingGroup, type TrackingOutcome } from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { orderIdOf } from './order-number.ts';

/** Words of headings, in the languages of the partners, without accents and signs. */
const HEADINGS: Readonly<Record<keyof TrackingColumns, RegExp>> = {
  link: /url|link|lien|enlace/,
  number: /tracking|suivi|colis|parcel|sendung|seguimiento|waybill|consignment|awb/,
  order: /order|commande|reference|ref|bestell|pedido|auftrag/,
  carrier: /carrier|transport|courier|versand|service|shipper/,
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();

/** Which columns of a file hold what, by the words of its headings. Each column serves once. */
export function detectColumns(headings: readonly string[]): TrackingColumns {
  const free = new Set(headings.keys());
  const take = (what: RegExp, not?: RegExp): number | null => {
    const index = [...free].find((at) => {
      const heading = plain(headings[at] ?? '');
      return what.test(heading) && !not?.test(heading);
    });
    if (index === undefined) return null;
    free.delete(index);
    return index;
  };
  const link = take(HEADINGS.link);
  // "tracking carrier" names the carrier, "order reference" the order
  const carrier = take(HEADINGS.carrier);
  const number = take(HEADINGS.number, HEADINGS.order);
  return { link, carrier, number: number ?? take(HEADINGS.number), order: take(HEADINGS.order) };
}

/** Other names carriers go by, without signs. */
const ALIASES: Readonly<Record<string, Carrier>> = {
  colissimo: 'col',
  laposte: 'col',
  lettresuivie: 'lts',
  mondialrelay: 'mdr',
  dhlexpress: 'dhl',
  dhlpaket: 'dhl',
  deutschepost: 'dhl',
  imxpostal: 'imx',
  dbschenker: 'schenker',
  federalexpress: 'fedex',
  unitedparcelservice: 'ups',
};

/** A carrier from what a file calls it; undefined when that is none of §9. */
export function parseCarrier(text: string): Carrier | undefined {
  const word = plain(text);
  const known = Carrier.values.find((code) => code === word && code !== 'other');
  return known ?? ALIASES[word] ?? Object.entries(ALIASES).find(([alias]) => word.startsWith(alias))?.[1];
}

/** A number as it stands on the parcel: no spaces, capitals. Spreadsheets write long numbers as 6.12E+12: that is none. */
export function cleanTracking(text: string): string {
  const number = text.replace(/\s/g, '').toUpperCase();
  return /^\d(\.\d+)?E\+\d+$/.test(number) ? '' : number;
}

/** What a row of a file says. */
export interface TrackingFacts {
  readonly order_number: string;
  readonly tracking_number: string;
  readonly carrier: Carrier | null;
  readonly carrier_text: string;
  readonly excluded: boolean;
}

/** Where the part of an order stands that a row leads to. */
export interface TrackedPart {
  readonly shop_order_id: number;
  readonly order_status: string;
  readonly payment_status: string;
  readonly status: string;
  readonly partner: string | null;
  /** Numbers of its parcels that are not cancelled. */
  readonly numbers: readonly string[];
}

/** The order a row names, undefined when that is no number of an order. */
export function orderOfRow(row: Pick<TrackingFacts, 'order_number'>): number | undefined {
  return orderIdOf(row.order_number.replace(/^['"#\s]+|['"\s]+$/g, ''));
}

/**
 * What a row comes to, and which part of the order it is for. `parts` are those of the order it names, none when there is no
 * such order; `seen` are tracking numbers of the rows above it.
 */
export function matchRow(
  row: TrackingFacts,
  parts: readonly TrackedPart[],
  context: { partner: string | null; usualCarrier: Carrier | null; isRepeated: boolean },
): { outcome: TrackingOutcome; part?: TrackedPart } {
  if (row.excluded) return { outcome: 'excluded' };
  const [first] = parts;
  if (!first) return { outcome: 'unknown_order' };
  if (cleanTracking(row.tracking_number).length < 3) return { outcome: 'no_number', part: first };
  if (context.isRepeated) return { outcome: 'duplicate', part: first };
  const number = cleanTracking(row.tracking_number);
  const same = parts.find(({ numbers }) => numbers.some((known) => cleanTracking(known) === number));
  if (same) return { outcome: 'same', part: same };
  const theirs = context.partner ? parts.filter(({ partner }) => partner === context.partner) : parts;
  const part = theirs.find(({ status }) => OPEN.has(status)) ?? theirs[0];
  if (!part) return { outcome: 'wrong_partner', part: first };
  if (part.status === 'cancelled' || part.order_status === 'cancelled') return { outcome: 'cancelled', part };
  if (part.payment_status !== 'paid' || part.order_status === 'paused') return { outcome: 'not_paid', part };
  if (!OPEN.has(part.status)) return { outcome: part.numbers.length > 0 ? 'other_number' : 'already_sent', part };
  if (!row.carrier && (row.carrier_text.trim() !== '' || !context.usualCarrier))
    return { outcome: 'unknown_carrier', part };
  return { outcome: 'ready', part };
}

const OPEN = new Set(['pending', 'preorder', 'in_preparation']);

/** Whether a row can be written, leads nowhere, or wants a decision. Rows that say nothing new count as matched. */
export function groupOf(outcome: TrackingOutcome): TrackingGroup {
  if (outcome === 'ready' || outcome === 'written' || outcome === 'same') return 'matched';
  return outcome === 'unknown_order' || outcome === 'no_number' ? 'unmatched' : 'conflicting';
}
