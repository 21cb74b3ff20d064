import type { Sales, SalesPoint } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { addedUp } from './added-up.ts';
import { stretchWords } from './day-words.ts';
import { OrdersLink } from './OrdersLink.tsx';
import type { StatsQuery } from './stats-query.ts';
import { ordersPath } from './use-stats.ts';

/** Years beside each other, month below month; each year's sum, and all sums added up. */
export function Months({ query, sales }: { query: StatsQuery; sales: Sales }) {
  const t = useTranslate();
  const locale = useLocale();
  const years = [...Map.groupBy(sales.points, ({ from }) => from.slice(0, 4))];
  const sums = years.map(([, points]) => addedUp(points.map(({ figures }) => figures.gross)).at(-1) ?? 0);
  const growing = addedUp(sums);
  const money = (amount: number | undefined) => formatMoney(amount, sales.currency, locale);
  const cell = (point: SalesPoint | undefined) =>
    point && (
      <OrdersLink
        to={ordersPath(query, { from: point.from, to: point.to })}
        value={money(point.figures.gross)}
        name={stretchWords(point, 'month', locale)}
      />
    );
  return (
    <Box role="group" aria-label={t('enums.StatsGranularity.month')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{t('stats.month')}</th>
            {years.map(([year]) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((month) => (
            <tr key={month}>
              <th scope="row">{monthName(month, locale)}</th>
              {years.map(([year, points]) => (
                <td key={year}>{cell(points.find(({ from }) => from.startsWith(`${year}-${month}`)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('stats.year')}</th>
            {sums.map((sum, index) => (
              <td key={years[index]?.[0]}>{money(sum)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('stats.sum')}</th>
            {growing.map((sum, index) => (
              <td key={years[index]?.[0]}>{money(sum)}</td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2024-${month}-01T00:00:00Z`));

const TABLE = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    px: { xs: 0.5, sm: 1 },
    py: 0.5,
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type': { textAlign: 'start', pl: 0, fontWeight: 400 },
  '& td:last-of-type, & th:last-of-type:not(:first-of-type)': { pr: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tfoot th:first-of-type, & tfoot td': { fontWeight: 650 },
} as const;
