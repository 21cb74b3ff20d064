// Boxes of a cart at the current prices of their plans.
import { toLocalDay } from '#domain/dates.ts';
import { computePercentage, convert, fromMinor } from '#domain/money.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import type { Currency } from '#generated/enums.ts';
import type { CartBox } from '#generated/schemas.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { loadMailTexts } from '#server/core/mail/mail.ts';
import { invalid, Problem } from '#server/core/problems/problem.ts';
import {
  type BoxCodeRow,
  findBoxCode,
  findCurrentPrice,
  findSponsor,
  type Rates,
} from '#server/modules/pricing/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Currency of the plans of boxes without a price in the currency of the cart. */
const PLAN_CURRENCY: Currency = 'EUR';

/** A box to price. Amounts in minor units of the cart's currency, including VAT. */
export interface PricedBox {
  readonly box: CartBox;
  /** Price of one period without a code. */
  readonly price: number;
  readonly total: number;
  readonly code: BoxCodeRow | undefined;
  readonly sponsor_id: number | null;
}

interface BoxesInput {
  readonly db: Queryable;
  readonly boxes: readonly CartBox[];
  /** Boxes of the saved cart; their codes are dropped when they are not valid any more. */
  readonly savedBoxes: readonly CartBox[];
  readonly currency: Currency;
  readonly rates: Rates;
}

/** Finds the price of one period, converted when the box has no price in the currency. */
export async function findBoxPrice(
  db: Queryable,
  { type, periodicity }: Pick<CartBox, 'type' | 'periodicity'>,
  currency: Currency,
  { rates, now }: { rates: Rates; now: Date },
): Promise<number | undefined> {
  const price = await findCurrentPrice(db, { type, periodicity, currency }, now);
  if (price !== undefined || currency === PLAN_CURRENCY) return price;
  const planPrice = await findCurrentPrice(db, { type, periodicity, currency: PLAN_CURRENCY }, now);
  const exchange = getExchangeRatesOn(rates.tables.exchange, toLocalDay(now.getTime() / 1000));
  return planPrice === undefined ? undefined : convert(planPrice, PLAN_CURRENCY, currency, exchange);
}

/**
 * Prices the boxes of a cart and drops those no longer sold. Throws 422 for a newly entered code that is not valid, and for
 * an unknown referral code.
 */
export async function priceBoxes(call: AnyCall, input: BoxesInput): Promise<PricedBox[]> {
  const priced: PricedBox[] = [];
  for (const [index, box] of input.boxes.entries()) {
    const line = await priceBox(call, input, box, index);
    if (line) priced.push(line);
  }
  return priced;
}

async function priceBox(
  call: AnyCall,
  { db, savedBoxes, currency, rates }: BoxesInput,
  sent: CartBox,
  index: number,
): Promise<PricedBox | undefined> {
  const now = call.context.now();
  const price = await findBoxPrice(db, sent, currency, { rates, now });
  if (price === undefined) return undefined;
  const isSaved = savedBoxes.some(({ promo_code }) => promo_code === sent.promo_code);
  const code = await findCode(call, db, sent, isSaved, `boxes.${index}.promo_code`);
  const total = code?.kind === 'percent' ? price - computePercentage(price, code.percent ?? 0) : price;
  const isSponsorSaved = savedBoxes.some(({ sponsor }) => sponsor === sent.sponsor);
  const sponsor_id = sent.gift ? null : await findSponsorOf(call, db, sent, isSponsorSaved, `boxes.${index}.sponsor`);
  const t = await loadMailTexts(call.lang);
  const box: CartBox = {
    name: t(`common:enums.BoxType.${sent.type}`),
    type: sent.type,
    periodicity: sent.periodicity,
    sponsor: sponsor_id === null ? null : (sent.sponsor?.trim().toUpperCase() ?? null),
    price: fromMinor(price, currency),
    total: fromMinor(total, currency),
    currency,
    gift: sent.gift ?? null,
    promo_code: code?.code ?? null,
  };
  return { box, price, total, code, sponsor_id };
}

/** Finds the code of a box; undefined without one. */
async function findCode(
  { context, ip }: AnyCall,
  db: Queryable,
  { type, promo_code }: CartBox,
  isSaved: boolean,
  path: string,
): Promise<BoxCodeRow | undefined> {
  if (!promo_code?.trim()) return undefined;
  const find = () => findBoxCode(db, promo_code, context.now(), { lock: false });
  try {
    const code = await (isSaved ? find() : limitFailures(context.db, [{ kind: 'code', who: ip }], find, isRefusal));
    if (code.type !== null && code.type !== type) throw invalid([{ path, code: 'code_other_box' }]);
    return code;
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 429) throw error;
    if (isSaved) return undefined;
    throw error.status === 422 ? error : invalid([{ path, code: error.code }]);
  }
}

async function findSponsorOf(
  { user }: AnyCall,
  db: Queryable,
  { sponsor }: CartBox,
  isSaved: boolean,
  path: string,
): Promise<number | null> {
  try {
    return await findSponsor(db, sponsor, user?.id);
  } catch (error) {
    const [first] = error instanceof Problem ? (error.options.errors ?? []) : [];
    if (first && isSaved) return null;
    throw first ? invalid([{ path, code: first.code }]) : error;
  }
}
