import { fromMinor, toMinor } from '#domain/money.ts';
import { parseCurrency } from '#domain/currencies.ts';
import type { ActionDefinition } from '#generated/definitions.ts';
import type { Currency } from '#generated/enums.ts';

type Values = Readonly<Record<string, unknown>>;

/** The total amounts that an action moves. */
export interface ActionMoney {
  /** Decimal amounts, one for each currency. */
  sums: readonly { readonly amount: number; readonly currency: Currency }[];
  /** Recipients or payers; empty where the description names none. */
  to: readonly string[];
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Sums the money of an action (`x-action.money`) by currency. Values of the form take precedence over those of the records;
 * records without an amount are skipped.
 */
export function sumActionMoney(
  money: NonNullable<ActionDefinition['money']>,
  records: readonly Values[],
  values: Values,
): ActionMoney {
  const getValue = (record: Values, name: string) => (isFilled(values[name]) ? values[name] : record[name]);
  const minor = new Map<Currency, number>();
  const to = new Set<string>();
  for (const record of records.length > 0 ? records : [{}]) {
    const currency = parseCurrency(String(getValue(record, money.currency) ?? ''));
    const amount = Number(getValue(record, money.amount));
    if (currency && Number.isFinite(amount))
      minor.set(currency, (minor.get(currency) ?? 0) + toMinor(amount, currency));
    const person = money.to && getValue(record, money.to);
    if (isFilled(person)) to.add(String(person));
  }
  return {
    sums: [...minor].map(([currency, amount]) => ({ amount: fromMinor(amount, currency), currency })),
    to: [...to],
  };
}
