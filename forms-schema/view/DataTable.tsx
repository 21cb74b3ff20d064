import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

/** One column: its heading, and what a row has in it. */
export interface Column<Row> {
  readonly name: string;
  readonly head: ReactNode;
  readonly of: (row: Row) => ReactNode;
  /** Numbers stand at the end, words at the start. */
  readonly align?: 'start' | 'end';
  /** Left out on a phone. */
  readonly wide?: true;
  /** Long texts go on in the next line. */
  readonly wraps?: true;
  /** At least so many pixels: tables below each other keep their columns in line. */
  readonly width?: number | string;
}

interface Props<Row> {
  /** Names the table for those who cannot see what it is of. */
  label: string;
  /** The first says what a row is of. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  /** Lines below the rows, a cell for each column: what they add up to. */
  foot?: readonly (readonly ReactNode[])[];
  /** Said in the place of rows. */
  empty?: string;
  /** Stands below a row over its whole width: what it holds when unfolded. */
  below?: (row: Row) => ReactNode;
  /** On a phone each row is a card of so many columns, its values below their headings. Else it is scrolled. */
  stacks?: 2 | 3;
}

/** Whether a cell has anything to show: without it a card leaves out its heading as well. */
export const saysSomething = (value: unknown): boolean => value != null && value !== '';

/**
 * Rows as a plain table: for reading, printing and copying. Wider than the screen, it is scrolled by pointer and keys.
 * What is sorted, filtered and chosen by its columns is the grid of a resource instead.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, foot = [], empty, below, stacks }: Props<Row>) {
  const [first, ...others] = columns;
  const look = ({ align = 'start', wide, wraps, width }: Column<Row>) => ({
    textAlign: align,
    width,
    ...(wraps && { '&&': { whiteSpace: 'normal' } }),
    // also where rows are cards, whose cells are blocks
    ...(wide && { '&&&': { display: { xs: 'none', sm: 'table-cell' } } }),
  });
  const cell = (column: Column<Row>, content: ReactNode) => (
    <Box component="td" key={column.name} sx={look(column)}>
      {stacks && column.head && saysSomething(content) && (
        <Box component="span" aria-hidden sx={CAPTION}>
          {column.head}
        </Box>
      )}
      {content}
    </Box>
  );
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={SCROLL}>
      <Box component="table" sx={[TABLE, STAYS, ...(stacks ? [cards(stacks)] : [])]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                key={column.name}
                component={column.head ? 'th' : 'td'}
                scope={column.head ? 'col' : undefined}
                sx={look(column)}
              >
                {column.head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const more = below?.(row);
            return (
              <Fragment key={keyOf(row, index)}>
                <tr>
                  {first && <Heading sx={look(first)}>{first.of(row)}</Heading>}
                  {others.map((column) => cell(column, column.of(row)))}
                </tr>
                {more && (
                  <tr>
                    <td colSpan={columns.length}>
                      <Box sx={BELOW}>{more}</Box>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            {foot.map(([head, ...sums], index) => (
              <tr key={index}>
                <th scope="row">{head}</th>
                {others.map((column, place) => cell(column, sums[place]))}
              </tr>
            ))}
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

/** What a row is of; a heading only where it says something. */
function Heading({ sx, children }: { sx: object; children: ReactNode }) {
  const isHeading = saysSomething(children);
  return (
    <Box component={isHeading ? 'th' : 'td'} scope={isHeading ? 'row' : undefined} sx={sx}>
      {children}
    </Box>
  );
}

const SCROLL = {
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
  '@media print': { overflow: 'visible' },
} as const;

/** As wide as the table is without it. */
const BELOW = { width: 0, minWidth: '100%' } as const;

const CAPTION = { display: { xs: 'block', sm: 'none' }, typography: 'caption', color: 'text.secondary' } as const;

/** What a row is of stays in sight while its values are scrolled. */
const STAYS = {
  '& tr > th:first-of-type': {
    ...{ position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', backgroundClip: 'padding-box' },
    '@media print': { position: 'static', bgcolor: 'transparent' },
  },
} as const;

const cards = (columns: number) => (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tfoot': { display: 'block' },
    // its words stand at each value; it is there for those who listen
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr, & tfoot tr': {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      ...{
        columnGap: theme.spacing(1.5),
        rowGap: theme.spacing(0.5),
        alignItems: 'start',
        padding: theme.spacing(1, 0),
      },
      borderBottom: `1px solid ${theme.vars?.palette.divider ?? ''}`,
    },
    '& tbody th, & tbody td, & tfoot th, & tfoot td': {
      ...{ display: 'block', position: 'static', padding: 0, border: 0, whiteSpace: 'normal', textAlign: 'start' },
      '&:empty': { display: 'none' },
      '&[colspan]': { gridColumn: '1 / -1' },
    },
  },
});

const TABLE = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.75, md: 1 }, py: 0.5, whiteSpace: 'nowrap', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': {
    color: 'text.secondary',
    fontWeight: 600,
    whiteSpace: 'normal',
    wordBreak: 'keep-all',
    verticalAlign: 'bottom',
  },
  '& tbody th': { fontWeight: 400 },
  '& td[colspan]': { px: 0, whiteSpace: 'normal' },
  '& tfoot th, & tfoot td': { fontWeight: 650, borderBottom: 0 },
  '@media print': {
    '& th, & td': { fontSize: '9pt', borderColor: '#999' },
    '& tr': { breakInside: 'avoid' },
    // the headings stand on every page, the sum below the last row alone
    '& tfoot': { display: 'table-row-group' },
  },
} as const;
