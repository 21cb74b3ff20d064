import { fromMinor, toMinor } from '#domain/money.ts';
import { parseCurrency } from '#domain/currencies.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an action moves, all its records together. */
export interface ActionMoney {
  /** Decimal amounts, one for each currency. */
  sums: readonly { readonly amount: number; readonly currency: Currency }[];
  /** Who gets or pays it; empty where the description does not say. */
  to: readonly string[];
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * The money of an action (`x-action.money`): from what its form asked, else from the records themselves. Records without
 * an amount count for nothing.
 */
export function actionMoney(
  money: NonNullable<ActionDefinition['money']>,
  records: readonly Values[],
  asked: Values,
): ActionMoney {
  const valueOf = (record: Values, name: string) => (isFilled(asked[name]) ? asked[name] : record[name]);
  const minor = new Map<Currency, number>();
  const to = new Set<string>();
  for (const record of records.length > 0 ? records : [{}]) {
    const currency = parseCurrency(String(valueOf(record, money.currency) ?? ''));
    const amount = Number(valueOf(record, money.amount));
    if (currency && Number.isFinite(amount))
      minor.set(currency, (minor.get(currency) ?? 0) + toMinor(amount, currency));
    const person = money.to && valueOf(record, money.to);
    if (isFilled(person)) to.add(String(person));
  }
  return {
    sums: [...minor].map(([currency, amount]) => ({ amount: fromMinor(amount, currency), currency })),
    to: [...to],
  };
}
