import { Carrier, type TrackingGroup, type TrackingOutcome } from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { orderIdOf } from '#domain/orders/order-number.ts';

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

/** A part of an order that a row may be about. */
export interface TrackedPart {
  readonly shop_order_id: number;
  readonly order_status: string;
  readonly payment_status: string;
  readonly status: string;
  readonly partner: string | null;
  /** It is in a batch that its partner has, or a packed parcel of it waits for a number. */
  readonly handed_over: boolean;
  /** Numbers of its parcels that are not cancelled. */
  readonly numbers: readonly string[];
}

/** The order a row names, undefined when that is no number of an order. */
export function orderOfRow(row: Pick<TrackingFacts, 'order_number'>): number | undefined {
  return orderIdOf(row.order_number.replace(/^['"#\s]+|['"\s]+$/g, ''));
}

/** What a row comes to. */
export interface RowMatch {
  readonly outcome: TrackingOutcome;
  /** The parts its number is for, or that are in the way; several when one parcel serves several parts of a partner. */
  readonly parts: readonly TrackedPart[];
  /** The parts it could be for: handed over and not sent. */
  readonly choices: readonly TrackedPart[];
}

interface MatchContext {
  /** Only parts of this partner are meant. */
  readonly partner: string | null;
  /** What travels with it when the row names no carrier. */
  readonly usualCarrier: Carrier | null;
  /** A row above says the same. */
  readonly isRepeated: boolean;
  /** Parts of the order that staff chose for this row. */
  readonly chosen?: readonly number[] | null;
}

const isOpen = ({ status }: TrackedPart) => OPEN.has(status);

/**
 * Decides what a row comes to. `parts` are those of the order it names, none when there is no such order. A number is for
 * parts that were handed over only; where several could be meant the outcome is `several_parts` until some are chosen.
 */
export function matchRow(row: TrackingFacts, parts: readonly TrackedPart[], context: MatchContext): RowMatch {
  const theirs = context.partner ? parts.filter(({ partner }) => partner === context.partner) : parts;
  const choices = theirs.filter((part) => isOpen(part) && part.handed_over);
  const comesTo = (outcome: TrackingOutcome, ...about: readonly TrackedPart[]) => ({ outcome, parts: about, choices });
  const [first] = parts;
  if (row.excluded) return comesTo('excluded');
  if (!first) return comesTo('unknown_order');
  const number = cleanTracking(row.tracking_number);
  if (number.length < 3) return comesTo('no_number');
  if (context.isRepeated) return comesTo('duplicate');
  const chosen = parts.filter(({ shop_order_id }) => context.chosen?.includes(shop_order_id));
  const same = (chosen.length > 0 ? chosen : parts).filter(({ numbers }) =>
    numbers.map(cleanTracking).includes(number),
  );
  if (same.length > 0) return comesTo('same', ...same);
  if (theirs.length === 0) return comesTo('wrong_partner', first);
  const meant = chosen.length > 0 ? chosen : theirs;
  const alive = meant.filter(({ status }) => status !== 'cancelled');
  if (alive.length === 0 || first.order_status === 'cancelled') return comesTo('cancelled', ...meant);
  if (first.payment_status !== 'paid' || first.order_status === 'paused') return comesTo('not_paid', ...alive);
  const sent = alive.filter((part) => !isOpen(part));
  if (sent.length > 0 && (chosen.length > 0 || sent.length === alive.length))
    return comesTo(sent.some(({ numbers }) => numbers.length > 0) ? 'other_number' : 'already_sent', ...sent);
  const ready = chosen.length > 0 ? chosen : choices;
  if (ready.length === 0 || ready.some((part) => !choices.includes(part))) return comesTo('not_handed_over', ...alive);
  // parcels of two partners never have one number
  const isOne = chosen.length > 0 ? new Set(chosen.map(({ partner }) => partner)).size === 1 : ready.length === 1;
  if (!isOne) return comesTo('several_parts');
  if (!row.carrier && (row.carrier_text.trim() !== '' || !context.usualCarrier))
    return comesTo('unknown_carrier', ...ready);
  return comesTo('ready', ...ready);
}

const OPEN = new Set(['pending', 'preorder', 'in_preparation']);

/** Whether a row can be written, leads nowhere, or wants a decision. Rows that say nothing new count as matched. */
export function groupOf(outcome: TrackingOutcome): TrackingGroup {
  if (outcome === 'ready' || outcome === 'written' || outcome === 'same') return 'matched';
  return outcome === 'unknown_order' || outcome === 'no_number' ? 'unmatched' : 'conflicting';
}
