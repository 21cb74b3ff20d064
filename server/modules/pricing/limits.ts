import { fromMinor, convert } from '#domain/money.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import type { LimitDefinition, OperationDefinition } from '#generated/definitions.ts';
import type { Currency, SettingKey } from '#generated/enums.ts';
import { operations } from '#generated/operations.ts';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { readRates } from './rates.ts';
import { readAmount, SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

/** Reads the amount of a setting in minor units of `currency`, converted at the current rate. */
export async function readAmountInCurrency(
  { db, now }: Pick<Context, 'db' | 'now'>,
  setting: SettingKey,
  currency: Currency,
  queryable: Queryable = db,
): Promise<number> {
  const { tables } = await readRates(db, queryable);
  const rates = getExchangeRatesOn(tables.exchange, toLocalDay(now().getTime() / 1000));
  return convert(await readAmount(queryable, setting), SETTINGS_CURRENCY, currency, rates);
}

/** The limit of an operation for an account (`x-limit`); undefined without one. */
export function findLimit({ operation, user }: Pick<AnyCall, 'operation' | 'user'>): LimitDefinition | undefined {
  const { limit }: OperationDefinition = operations[operation];
  return limit?.unless.some((role) => user?.roles.includes(role)) ? undefined : limit;
}

/**
 * Throws 403 when a call exceeds its operation's limit. `amount` and `used` are in minor units of `currency`. Amounts
 * in bodies are checked before the handler; computed or shared ones by this function, with the transaction as `via`.
 */
export async function checkLimit(
  call: Pick<AnyCall, 'operation' | 'user' | 'context'>,
  amount: number,
  currency: Currency,
  { via, used = 0 }: { via?: Queryable; used?: number } = {},
): Promise<void> {
  const limit = findLimit(call);
  if (!limit) return;
  const maximum = await readAmountInCurrency(call.context, limit.setting as SettingKey, currency, via);
  if (used + amount <= maximum) return;
  const code = used > 0 ? 'limit_used' : 'limit_exceeded';
  const max = fromMinor(Math.max(0, maximum - used), currency);
  const params = { max, currency, ...(used > 0 && { used: fromMinor(used, currency) }) };
  const errors = [{ path: limit.amount ?? 'amount', code, params }];
  throw problem(403, code, { errors, detailParams: params });
}
