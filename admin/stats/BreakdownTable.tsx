import type { SalesDimension } from '#generated/enums/SalesDimension.ts';
import { DIMENSION_PARTS, valueOfKey } from '#domain/sales-orders.ts';
import type { SalesBreakdown, SalesFigures } from '#generated/schemas.ts';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'react-admin';
import { Change } from './Change.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { StatsQuery } from './stats-query.ts';
import { useKeyName } from './use-key-name.ts';
import { ordersPath } from './use-stats.ts';

interface Props {
  query: StatsQuery;
  breakdown: SalesBreakdown;
  columns: readonly (keyof SalesFigures)[];
  /** Narrows the sales to a row; without it the table is plain. */
  onNarrow?: (change: Partial<StatsQuery>) => void;
}

/** Sales by shop, project … as a table: how each compares, and the way to its orders. */
export function BreakdownTable({ query, breakdown, columns, onNarrow }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { dimension, rows, figures: all, range, currency } = breakdown;
  const nameOf = useKeyName(dimension);
  const best = rows[0]?.figures.gross ?? 0;
  const lines = rows.map((row) => {
    const name = nameOf(row);
    const share = best > 0 ? Math.max(0, row.figures.gross / best) : 0;
    return {
      key: row.key ?? '',
      figures: row.figures,
      name: (
        <Box sx={{ ...NAME, minHeight: onNarrow ? 28 : 0 }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          {onNarrow && row.key !== null && (
            <Tooltip title={t('stats.narrow', { name })}>
              <IconButton
                aria-label={t('stats.narrow', { name })}
                onClick={() => onNarrow(narrowing(dimension, row.key ?? ''))}
              >
                <FilterAlt sx={{ fontSize: 16 }} />
              </IconButton>
            </Tooltip>
          )}
          {onNarrow && (
            <>
              <Box component="span" sx={{ flex: 1 }} />
              {row.compared && (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
                  <Change now={row.figures.gross} before={row.compared.gross} />
                </Box>
              )}
              <Box aria-hidden sx={{ ...BAR, '&::before': { ...BAR['&::before'], width: `${share * 100}%` } }} />
            </>
          )}
        </Box>
      ),
      orders: (
        <OrdersLink
          to={ordersPath(query, range, { dimension, key: row.key })}
          value={row.figures.orders.toLocaleString(locale)}
          name={name}
        />
      ),
    };
  });
  const head = t(`enums.SalesDimension.${dimension}`);
  return <FiguresTable {...{ caption: head, head, columns, rows: lines, currency }} total={all} />;
}

const narrowing = (dimension: SalesDimension, key: string): Partial<StatsQuery> => ({
  [DIMENSION_PARTS[dimension].part]: valueOfKey(dimension, key),
});

const NAME = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: { xs: 0, sm: 200 },
  maxWidth: { xs: 170, sm: 460 },
} as const;

const BAR = {
  flex: '0 0 72px',
  height: 6,
  ml: 1,
  borderRadius: 3,
  bgcolor: 'action.hover',
  display: { xs: 'none', sm: 'block' },
  '&::before': { content: '""', display: 'block', height: '100%', borderRadius: 3, bgcolor: 'primary.main' },
  '@media print': { display: 'none' },
} as const;
