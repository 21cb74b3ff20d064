import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

/** A column: its heading and the content of its cells. */
export interface Column<Row> {
  readonly name: string;
  readonly head: ReactNode;
  readonly of: (row: Row) => ReactNode;
  /** 'end' for numbers, 'start' for text. */
  readonly align?: 'start' | 'end';
  /** Hidden on phones. */
  readonly wide?: true;
  /** Wraps long text. */
  readonly wraps?: true;
  /** Fixed width, to align columns of several tables. */
  readonly width?: number | string;
}

interface Props<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first column is the row heading. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row, index: number) => string | number;
  /** Footer rows, a cell per column: totals. */
  foot?: readonly (readonly ReactNode[])[];
  /** Message when there are no rows. */
  empty?: string;
  /** Content below a row, over its full width. */
  below?: (row: Row) => ReactNode;
  /** Number of columns of the cards that rows become on phones; the table scrolls when absent. */
  stacks?: 2 | 3;
}

/** Whether a cell has content; cards omit the heading of empty cells. */
export const hasContent = (value: unknown): boolean => value != null && value !== '';

/**
 * A plain table for reading, printing and copying, scrollable when too wide. For sortable and filterable lists use the
 * resource grid.
 */
export function DataTable<Row>({ label, columns, rows, getRowKey, foot = [], empty, below, stacks }: Props<Row>) {
  const [headingColumn, ...valueColumns] = columns;
  const buildCellStyle = ({ align = 'start', wide, wraps, width }: Column<Row>) => ({
    textAlign: align,
    width,
    ...(wraps && { '&&': { whiteSpace: 'normal' } }),
    // overrides the card styles as well
    ...(wide && { '&&&': { display: { xs: 'none', sm: 'table-cell' } } }),
  });
  const renderCell = (column: Column<Row>, content: ReactNode) => (
    <Box component="td" key={column.name} sx={buildCellStyle(column)}>
      {stacks && column.head && hasContent(content) && (
        <Box component="span" aria-hidden sx={CAPTION}>
          {column.head}
        </Box>
      )}
      {content}
    </Box>
  );
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={SCROLL}>
      <Box component="table" sx={[TABLE, STICKY_HEADING, ...(stacks ? [buildCardStyle(stacks)] : [])]}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                key={column.name}
                component={column.head ? 'th' : 'td'}
                scope={column.head ? 'col' : undefined}
                sx={buildCellStyle(column)}
              >
                {column.head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const details = below?.(row);
            return (
              <Fragment key={getRowKey(row, index)}>
                <tr>
                  {headingColumn && <Heading sx={buildCellStyle(headingColumn)}>{headingColumn.of(row)}</Heading>}
                  {valueColumns.map((column) => renderCell(column, column.of(row)))}
                </tr>
                {details && (
                  <tr>
                    <td colSpan={columns.length}>
                      <Box sx={EXPANDED_ROW}>{details}</Box>
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
                {valueColumns.map((column, columnIndex) => renderCell(column, sums[columnIndex]))}
              </tr>
            ))}
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

/** The first cell of a row; a heading only when it has content. */
function Heading({ sx, children }: { sx: object; children: ReactNode }) {
  const isHeading = hasContent(children);
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

/** Does not widen the table. */
const EXPANDED_ROW = { width: 0, minWidth: '100%' } as const;

const CAPTION = { display: { xs: 'block', sm: 'none' }, typography: 'caption', color: 'text.secondary' } as const;

/** Keeps the row heading visible while scrolling. */
const STICKY_HEADING = {
  '& tr > th:first-of-type': {
    ...{ position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', backgroundClip: 'padding-box' },
    '@media print': { position: 'static', bgcolor: 'transparent' },
  },
} as const;

const buildCardStyle = (columns: number) => (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tfoot': { display: 'block' },
    // for screen readers only: each value shows its heading
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
    // print totals once, not on every page
    '& tfoot': { display: 'table-row-group' },
  },
} as const;
