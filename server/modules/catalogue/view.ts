import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import type { Currency } from '#generated/enums.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import type { PriceView } from './cards.ts';
import { readExchange } from '#server/modules/pricing/index.ts';

/** The display currency with the current rates: `currency`, else the account's, else the shop's (§9). */
export async function readPriceView(
  call: Pick<AnyCall, 'context' | 'user'>,
  currency: Currency | undefined,
): Promise<PriceView> {
  const { context, user } = call;
  return {
    currency: currency ?? user?.currency ?? DEFAULT_CURRENCY,
    exchange: await readExchange(context.db, context.now()),
  };
}
