import { Carrier, type TrackingGroup, type TrackingOutcome } from '#generated/enums.ts';
import type { TrackingColumns } from '#generated/schemas.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';

/** Words in headings, in the languages of the partners, normalised. */
const HEADINGS: Readonly<Record<keyof TrackingColumns, RegExp>> = {
  link: /url|link|lien|enlace/,
  number: /tracking|suivi|colis|parcel|sendung|seguimiento|waybill|consignment|awb/,
  order: /order|commande|reference|ref|bestell|pedido|auftrag/,
  carrier: /carrier|transport|courier|versand|service|shipper/,
};

const normaliseText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();

/** Detects the columns of a file by its headings. Each column is used once. */
export function detectColumns(headings: readonly string[]): TrackingColumns {
  const unusedColumns = new Set(headings.keys());
  const take = (pattern: RegExp, excluded?: RegExp): number | null => {
    const index = [...unusedColumns].find((column) => {
      const heading = normaliseText(headings[column] ?? '');
      return pattern.test(heading) && !excluded?.test(heading);
    });
    if (index === undefined) return null;
    unusedColumns.delete(index);
    return index;
  };
  const link = take(HEADINGS.link);
  // "tracking carrier" names the carrier, "order reference" the order
  const carrier = take(HEADINGS.carrier);
  const number = take(HEADINGS.number, HEADINGS.order);
  return { link, carrier, number: number ?? take(HEADINGS.number), order: take(HEADINGS.order) };
}

/** Other names of carriers, normalised. */
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

/** Parses a carrier name; undefined for one that is not in §9. */
export function parseCarrier(text: string): Carrier | undefined {
  const word = normaliseText(text);
  const carrier = Carrier.values.find((code) => code === word && code !== 'other');
  return carrier ?? ALIASES[word] ?? Object.entries(ALIASES).find(([alias]) => word.startsWith(alias))?.[1];
}

/** Normalises a tracking number: no spaces, upper case. '' for numbers mangled by spreadsheets (6.12E+12). */
export function normaliseTrackingNumber(text: string): string {
  const number = text.replace(/\s/g, '').toUpperCase();
  return /^\d(\.\d+)?E\+\d+$/.test(number) ? '' : number;
}

/** Values of a row. */
export interface TrackingFacts {
  readonly order_number: string;
  readonly tracking_number: string;
  readonly carrier: Carrier | null;
  readonly carrier_text: string;
  readonly excluded: boolean;
}

/** A part of an order that a row can match. */
export interface TrackedPart {
  readonly shop_order_id: number;
  readonly order_status: string;
  readonly payment_status: string;
  readonly status: string;
  readonly partner: string | null;
  /** Whether it is in a handed-over batch, or has a packed parcel without a number. */
  readonly handed_over: boolean;
  /** Tracking numbers of its valid parcels. */
  readonly numbers: readonly string[];
}

/** Parses the order number of a row; undefined when it is invalid. */
export function parseRowOrder(row: Pick<TrackingFacts, 'order_number'>): number | undefined {
  return parseOrderNumber(row.order_number.replace(/^['"#\s]+|['"\s]+$/g, ''));
}

/** The match of a row. */
export interface RowMatch {
  readonly outcome: TrackingOutcome;
  /** The matched or conflicting parts; several when one parcel serves several parts of a partner. */
  readonly parts: readonly TrackedPart[];
  /** Possible parts: handed over and not sent. */
  readonly choices: readonly TrackedPart[];
}

interface MatchContext {
  /** Restricts matches to parts of this partner. */
  readonly partner: string | null;
  /** Carrier of rows without one. */
  readonly usualCarrier: Carrier | null;
  /** Whether an earlier row is equal. */
  readonly isRepeated: boolean;
  /** Parts chosen by staff for this row. */
  readonly chosen?: readonly number[] | null;
}

const isOpen = ({ status }: TrackedPart) => OPEN_SHOP_ORDER.some((openStatus) => openStatus === status);

/**
 * Matches a row with the parts of its order; empty for an unknown order. Only handed-over parts can match; with several
 * candidates the outcome is `several_parts` until some are chosen.
 */
export function matchRow(row: TrackingFacts, parts: readonly TrackedPart[], context: MatchContext): RowMatch {
  const partnerParts = context.partner ? parts.filter(({ partner }) => partner === context.partner) : parts;
  const choices = partnerParts.filter((part) => isOpen(part) && part.handed_over);
  const match = (outcome: TrackingOutcome, ...matched: readonly TrackedPart[]) => ({
    outcome,
    parts: matched,
    choices,
  });
  const [first] = parts;
  if (row.excluded) return match('excluded');
  if (!first) return match('unknown_order');
  const number = normaliseTrackingNumber(row.tracking_number);
  if (number.length < 3) return match('no_number');
  if (context.isRepeated) return match('duplicate');
  const chosen = parts.filter(({ shop_order_id }) => context.chosen?.includes(shop_order_id));
  const withNumber = (chosen.length > 0 ? chosen : parts).filter(({ numbers }) =>
    numbers.map(normaliseTrackingNumber).includes(number),
  );
  if (withNumber.length > 0) return match('same', ...withNumber);
  if (partnerParts.length === 0) return match('wrong_partner', first);
  const candidates = chosen.length > 0 ? chosen : partnerParts;
  const activeParts = candidates.filter(({ status }) => status !== 'cancelled');
  if (activeParts.length === 0 || first.order_status === 'cancelled') return match('cancelled', ...candidates);
  if (first.payment_status !== 'paid' || first.order_status === 'paused') return match('not_paid', ...activeParts);
  const sentParts = activeParts.filter((part) => !isOpen(part));
  if (sentParts.length > 0 && (chosen.length > 0 || sentParts.length === activeParts.length))
    return match(sentParts.some(({ numbers }) => numbers.length > 0) ? 'other_number' : 'already_sent', ...sentParts);
  const targets = chosen.length > 0 ? chosen : choices;
  if (targets.length === 0 || targets.some((part) => !choices.includes(part)))
    return match('not_handed_over', ...activeParts);
  // a number belongs to one partner
  const isUnique = chosen.length > 0 ? new Set(chosen.map(({ partner }) => partner)).size === 1 : targets.length === 1;
  if (!isUnique) return match('several_parts');
  if (!row.carrier && (row.carrier_text.trim() !== '' || !context.usualCarrier))
    return match('unknown_carrier', ...targets);
  return match('ready', ...targets);
}

/** The group of an outcome. Rows without changes count as matched. */
export function getOutcomeGroup(outcome: TrackingOutcome): TrackingGroup {
  if (outcome === 'ready' || outcome === 'written' || outcome === 'same') return 'matched';
  return outcome === 'unknown_order' || outcome === 'no_number' ? 'unmatched' : 'conflicting';
}
