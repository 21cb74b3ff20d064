import { hasVatNumberFormat } from '#domain/company-numbers.ts';
import {
  isOpenDraft,
  getDiscountLimit,
  findMissingReasons,
  computePercentBelowList,
} from '#domain/orders/manual-order.ts';
import type { ManualOrderDraftInput } from '#generated/schemas.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Account, AnyCall } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { readDraftLines, toDraftLines, toLineInputs, writeDraftLines } from './draft-lines.ts';
import { type DraftLine, type ManualOrderRow } from './draft-line.ts';
import { manualOrders } from './manual-orders.table.ts';
import { type DraftTerms, toDraftSums, priceDraft, type PricedDraft } from './price-draft.ts';
import { isOfferBeingPaid } from './place-draft.ts';
import { formatCustomerName } from '../plan-order.ts';
import { orders } from '../orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';

type Names = Partial<Pick<ManualOrderRow, 'firstname' | 'lastname' | 'company' | 'email'>>;

/** The customer name of a draft in lists: name, else company or e-mail, else ''. */
export function getDraftCustomerName({ firstname, lastname, company, email }: Names): string {
  return formatCustomerName({ firstname: firstname ?? '', lastname: lastname ?? '' }) || company || email || '';
}

/** Throws 409 for changes of a closed draft other than its staff note. */
export function checkDraftOpen({ status }: ManualOrderRow, changed: readonly string[]): void {
  if (!isOpenDraft(status) && changed.some((name) => name !== 'staff_note')) throw problem(409, 'manual_order_closed');
}

/** Throws 422 for a VAT number without the format of its country. */
export function checkVatNumber({ vat_number }: Partial<ManualOrderRow>): void {
  if (vat_number && !hasVatNumberFormat(vat_number))
    throw invalid([{ path: 'vat_number', code: 'vat_number_invalid' }]);
}

/** Throws 409 while a payment of the offer is processing. */
export async function checkNotBeingPaid(tx: Queryable, id: number): Promise<void> {
  const [processingOrder] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.manual_order_id, id), ne(orders.status, 'cancelled'), eq(orders.payment_status, 'processing')),
    );
  if (processingOrder || (await isOfferBeingPaid(tx, id))) throw problem(409, 'offer_being_paid');
}

interface Change {
  readonly before?: ManualOrderRow | undefined;
  readonly after?: ManualOrderRow | undefined;
}

/**
 * Prices a saved draft at current prices and rates and writes lines and sums. An offered draft becomes a draft again. Throws
 * 422 for a missing reason and for a discount above the limit of the caller's role, unless it was agreed before.
 */
export async function savePrices(
  { before, after }: Change,
  call: AnyCall & { body: Partial<ManualOrderDraftInput> },
  tx: Queryable,
): Promise<void> {
  if (!after || !isOpenDraft(after.status)) return;
  const savedLines = before ? await readDraftLines(tx, after.id) : [];
  const inputs = call.body.lines ?? toLineInputs(savedLines, before?.currency ?? after.currency);
  const lines = toDraftLines(inputs, after.currency);
  const agreedLines = before && isSameReduction(before, after) ? savedLines : [];
  const { priced, at } = await priceAllowed(after, { lines, agreedLines }, call, tx);
  await writeDraftLines(tx, after.id, lines, priced);
  await tx
    .update(manualOrders)
    .set({
      ...toDraftSums(priced),
      customer_name: getDraftCustomerName(after),
      priced_at: at,
      ...(after.status !== 'draft' && { status: 'draft' as const, expires_at: null }),
    })
    .where(eq(manualOrders.id, after.id));
}

/** Throws like `savePrices` before a new draft is inserted, to avoid gaps in the numbers. */
export async function checkNewDraft(values: Partial<ManualOrderRow>, call: SaveCall, tx: Queryable): Promise<void> {
  const { currency, country_id } = values;
  if (currency === undefined || country_id === undefined) return;
  const lines = toDraftLines(call.body.lines ?? [], currency);
  await priceAllowed({ ...NO_TERMS, ...values, currency, country_id }, { lines, agreedLines: [] }, call, tx);
}

type SaveCall = AnyCall & { body: Partial<ManualOrderDraftInput> };
type Terms = Agreements & DraftTerms;
type Agreements = Pick<ManualOrderRow, 'discount_reason' | 'shipping_reason'>;

/** Default terms of a new draft. */
const NO_TERMS = {
  discount_percent: null,
  discount_amount: null,
  discount_reason: null,
  shipping_price: null,
  shipping_reason: null,
  shipping_type: null,
  promo_code: null,
  vat_number: null,
} as const;

/**
 * Prices a draft at current prices and rates. Throws 422 for a missing reason and for a discount above the limit of the
 * caller's role, unless the line was agreed before.
 */
async function priceAllowed(
  terms: Terms,
  { lines, agreedLines }: Record<'lines' | 'agreedLines', readonly DraftLine[]>,
  { context, user }: SaveCall,
  tx: Queryable,
): Promise<{ priced: PricedDraft; at: Date }> {
  const missing = findMissingReasons({ ...terms, lines });
  if (missing.length > 0) throw invalid(missing.map((path) => ({ path, code: 'reason_required' })));
  const rates = await readRates(context.db, tx);
  const at = context.now();
  const priced = await priceDraft(tx, { terms, lines, rates, at });
  const agreedKeys = new Set(agreedLines.map(toAgreementKey));
  const refused = findLinesBeyondLimit(priced, user).filter(
    (position) => !agreedKeys.has(toAgreementKey(lines[position])),
  );
  if (refused.length > 0) {
    const params = { percent: getDiscountLimit(user?.role ?? 'user') };
    throw invalid(refused.map((position) => ({ path: `lines.${position}.price`, code: 'discount_limit', params })));
  }
  return { priced, at };
}

/** Positions of the lines whose discount exceeds the limit of the caller's role. */
export function findLinesBeyondLimit({ linesByPosition }: PricedDraft, user: Account | undefined): number[] {
  const limit = getDiscountLimit(user?.role ?? 'user');
  // half a unit of rounding is not a discount
  return [...linesByPosition].flatMap(([position, line]) =>
    computePercentBelowList(line.list_price, line) > limit + 0.5 ? [position] : [],
  );
}

const toAgreementKey = (line: DraftLine | undefined): string =>
  JSON.stringify([line?.item_id, line?.quantity, line?.price, line?.discount_percent]);

function isSameReduction(one: ManualOrderRow, other: ManualOrderRow): boolean {
  return (
    one.currency === other.currency &&
    one.discount_percent === other.discount_percent &&
    one.discount_amount === other.discount_amount
  );
}

/** The next version of a draft's row. */
export const nextVersion = { version: sql`${manualOrders.version} + 1` };
