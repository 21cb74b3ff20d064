import { convert, fromMinor } from '#domain/money.ts';
import { type ProjectBalance, type PayoutPart, splitPayout } from '#domain/earnings/payout-parts.ts';
import { formatMinor } from '#domain/format-money.ts';
import { getFormatLocale } from '#domain/language.ts';
import type { Currency } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { artistPayoutParts } from './artist-payouts.table.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import { selectProjectsLeft } from './earnings-sql.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { readExchange } from '#server/modules/pricing/index.ts';
import { readAmount, SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

/** Locks a shop for payout decisions; orders are not blocked. Throws 422. */
export async function lockShop(tx: Transaction, id: number): Promise<typeof shops.$inferSelect> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, id)).for('no key update');
  if (!shop) throw invalid([{ path: 'shop_id', code: 'reference_unknown' }]);
  return shop;
}

/** Reads the remaining payable amounts of a shop's projects in a currency, in minor units. */
export async function readProjectsLeft(tx: Queryable, shopId: number, currency: Currency): Promise<ProjectBalance[]> {
  const { rows } = await tx.execute<{ project_id: number; left: string }>(sql`
    select project_id, "left" from (${selectProjectsLeft(sql`p.shop_id = ${shopId} and e.currency = ${currency}`)}) l
    where "left" <> 0 order by project_id`);
  return rows.map((row) => ({ project_id: row.project_id, left: Number(row.left) }));
}

/** Reads the minimum payout in a currency at current rates, in minor units. */
export async function readMinimumPayout(
  { db, now }: Context,
  currency: Currency,
  queryable: Queryable = db,
): Promise<number> {
  const minimum = await readAmount(queryable, 'payout_minimum');
  return currency === SETTINGS_CURRENCY
    ? minimum
    : convert(minimum, SETTINGS_CURRENCY, currency, await readExchange(db, now(), queryable));
}

/** Requested amount and minimum, in minor units of `currency`. */
interface PayoutLimits {
  readonly requested?: number | undefined;
  readonly minimum: number;
  readonly currency: Currency;
}

/**
 * Splits a payout by project; without `requested` the whole balance. Throws 409 below the minimum and 422 beyond the
 * balance.
 */
export function computeParts(
  projectsLeft: readonly ProjectBalance[],
  { requested, minimum, currency, lang }: PayoutLimits & Pick<AnyCall, 'lang'>,
): PayoutPart[] {
  const available = projectsLeft.reduce((total, { left }) => total + left, 0);
  const amount = requested ?? available;
  if (available < Math.max(minimum, 1) || amount < minimum) {
    const format = (minor: number) => formatMinor(minor, currency, getFormatLocale(lang));
    throw problem(409, 'payout_below_minimum', {
      detailParams: { minimum: format(minimum), available: format(available) },
    });
  }
  if (amount > available)
    throw invalid([{ path: 'amount', code: 'input_max', params: { max: fromMinor(available, currency) } }]);
  return splitPayout(projectsLeft, amount);
}

/** Reads the parts of payouts with project names; amounts are decimal. */
export async function readParts(db: Queryable, payouts: readonly { id: number; currency: Currency }[]) {
  const currencies = new Map(payouts.map(({ id, currency }) => [id, currency]));
  const rows = await db
    .select({
      payout_id: artistPayoutParts.payout_id,
      project_id: artistPayoutParts.project_id,
      name: projects.name,
      amount: artistPayoutParts.amount,
    })
    .from(artistPayoutParts)
    .innerJoin(projects, eq(projects.id, artistPayoutParts.project_id))
    .where(sql`${artistPayoutParts.payout_id} = any (${sql.param([...currencies.keys()])}::int[])`)
    .orderBy(artistPayoutParts.payout_id, artistPayoutParts.project_id);
  const parts = rows.map(({ payout_id, amount, ...part }) => {
    const currency = currencies.get(payout_id) ?? SETTINGS_CURRENCY;
    return { payout_id, ...part, currency, amount: fromMinor(amount, currency) };
  });
  return Map.groupBy(parts, ({ payout_id }) => payout_id);
}
