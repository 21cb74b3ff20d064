import { getDiscountLimit } from '#domain/orders/manual-order.ts';
import { fromMinor, sum } from '#domain/money.ts';
import type { ShippingType } from '#generated/enums.ts';
import { ManualOrderDraftFields } from '#generated/fields/ManualOrderDraft.ts';
import type { ManualOrderCalculation } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { toDraftLines, toWireLines } from './draft-lines.ts';
import { priceDraft, type DraftTerms, type PricedDraft } from './price-draft.ts';
import { findLinesBeyondLimit } from './save-draft.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { toColumns } from '#server/core/api/wire.ts';

/** Calculates an unsaved draft at current prices and rates. */
export async function adminCalculateManualOrder(
  call: Call<'adminCalculateManualOrder'>,
): Promise<ManualOrderCalculation> {
  const { context, body, user } = call;
  const { currency, country_id } = body;
  const lines = toDraftLines(body.lines ?? [], currency);
  const noTerms = { shipping_type: null, shipping_price: null, discount_percent: null, discount_amount: null };
  const terms: DraftTerms = {
    ...noTerms,
    promo_code: null,
    vat_number: null,
    ...toColumns(ManualOrderDraftFields, body),
    country_id,
    currency,
  };
  const priced = await priceDraft(context.db, { terms, lines, rates: await readRates(context.db), at: context.now() });
  const { totals } = priced;
  const money = (minor: number) => fromMinor(minor, currency);
  return {
    lines: toWireLines(lines, priced, currency, true),
    items: money(totals.items),
    discount: money(totals.discount),
    shipping: money(totals.shipping),
    vat: money(totals.vat),
    vat_rate: totals.vat_rate,
    reverse_charge: totals.reverse_charge,
    total: money(totals.total),
    currency,
    options: listCommonShipping(priced).map(({ type, price }) => ({ type, price: money(price) })),
    promo_refused: totals.promo_refused ?? null,
    limit: findLinesBeyondLimit(priced, user).length > 0 ? getDiscountLimit(user?.role ?? 'user') : null,
  };
}

/** Shipping types available for every parcel, with their total prices. */
function listCommonShipping({ totals: { shops } }: PricedDraft): { type: ShippingType; price: number }[] {
  const [first, ...others] = shops;
  return (first?.options ?? []).flatMap(({ type, price }) => {
    const prices = others.map(({ options }) => options.find((option) => option.type === type)?.price);
    return prices.every((one) => one !== undefined) ? [{ type, price: price + sum(prices) }] : [];
  });
}
