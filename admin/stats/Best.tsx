import type { SalesDimension } from '#generated/enums/SalesDimension.ts';
import { formatMoney } from '#domain/format-money.ts';
import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { Placeholder } from '../frame/Placeholder.tsx';
import { Section } from '../resource/show/blocks.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { StatsQuery } from './stats-query.ts';
import { useKeyName } from './use-key-name.ts';
import { ordersPath, useBreakdown } from './use-stats.ts';

const HOW_MANY = 10;

/** What brought the most. */
export function Best({ query, dimension, title }: { query: StatsQuery; dimension: SalesDimension; title: string }) {
  const locale = useLocale();
  const nameOf = useKeyName(dimension);
  const { data, error, refetch } = useBreakdown(query, dimension, HOW_MANY);
  return (
    <Section title={title}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : !data && <Placeholder height={240} />}
      <Box component="ol" sx={LIST}>
        {data?.rows.map((row) => (
          <li key={row.key}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {nameOf(row)}
            </Box>
            <OrdersLink
              to={ordersPath(query, data.range, { dimension, key: row.key })}
              value={formatMoney(row.figures.gross, data.currency, locale)}
              name={nameOf(row)}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5, whiteSpace: 'nowrap' },
} as const;
