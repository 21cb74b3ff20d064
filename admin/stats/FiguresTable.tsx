import type { Currency } from '#generated/enums/Currency.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatFigure } from './measures.ts';

/** One line of a table of figures. */
export interface FiguresRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: SalesFigures;
  /** What stands in the place of the number of orders: a link to them. */
  readonly orders?: ReactNode;
}

interface Props {
  caption: string;
  /** Heading of the first column. */
  head: string;
  columns: readonly (keyof SalesFigures)[];
  rows: readonly FiguresRow[];
  total?: SalesFigures;
  currency: Currency;
}

/** Figures as a plain table; wider than the screen, it is scrolled by pointer and keys. */
export function FiguresTable({ caption, head, columns, rows, total, currency }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const cells = (figures: SalesFigures, orders?: ReactNode) =>
    columns.map((name) => (
      <td key={name}>{name === 'orders' && orders ? orders : formatFigure(name, figures[name], currency, locale)}</td>
    ));
  return (
    <Box role="group" aria-label={caption} tabIndex={0} sx={SCROLL}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, orders }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells(figures, orders)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t('stats.total')}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

const SCROLL = {
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
  '@media print': { overflow: 'visible' },
} as const;

const TABLE = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'end', px: 0.75, py: 0.5, whiteSpace: 'nowrap', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody th': { fontWeight: 400 },
  '& tfoot th, & tfoot td': { fontWeight: 650, borderBottom: 0 },
  '@media print': { '& th, & td': { fontSize: '9pt', borderColor: '#999' }, '& tr': { breakInside: 'avoid' } },
} as const;
