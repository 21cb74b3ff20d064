import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { getCurrencyDecimals } from '#domain/money.ts';
import { Currency } from '#generated/enums.ts';
import { type SQL, sql } from 'drizzle-orm';

const WITHOUT_DECIMALS = sql.raw(
  Currency.values
    .filter((currency) => getCurrencyDecimals(currency) === 0)
    .map((currency) => `'${currency}'`)
    .join(', '),
);

/**
 * SQL of minor euros per minor unit of a currency at the rate of a day in the shop's time zone, with the first rate
 * for earlier days.
 */
export const selectEuroFactor = (currency: SQL, moment: SQL): SQL => sql`case when ${currency} = 'EUR' then 1 else
  (case when ${currency} in (${WITHOUT_DECIMALS}) then 100 else 1 end) / coalesce(
    (select rate from fx_rates f where f.currency = ${currency}
      and f.day <= (${moment} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date order by f.day desc limit 1),
    (select rate from fx_rates f where f.currency = ${currency} order by f.day limit 1), 1) end`;
