import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'react-admin';
import { PercentChange } from './PercentChange.tsx';
import { CountLink } from './CountLink.tsx';
import type { BreakdownRow, Breakdown } from './define.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { parseKey } from './report-query.ts';
import { useDimension } from './use-dimension.ts';
import { useFormatKey } from './use-key-name.ts';
import { useReport } from './use-report.ts';

interface Props {
  breakdown: Breakdown;
  columns: readonly string[];
  /** Only the numbers, without bars, changes and filter buttons. */
  plain?: boolean;
}

/** Table of figures by a dimension, with bars, changes, and links to the records. */
export function BreakdownTable({ breakdown, columns, plain }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report } = useReport();
  const dimension = useDimension(breakdown.dimension);
  const formatKey = useFormatKey(dimension);
  const { rows, range, figures: total } = breakdown;
  const getValue = (row: BreakdownRow | undefined): number => row?.figures[report.measures[0]] ?? 0;
  const highest = getValue(rows[0]);
  const lines = rows.map((row) => {
    const { key, figures } = row;
    const name = formatKey(row);
    const count = (figures[report.counts[0]] ?? 0).toLocaleString(locale);
    const share = highest > 0 ? Math.max(0, getValue(row) / highest) : 0;
    return {
      key: key ?? '',
      figures,
      name: (
        <Box sx={{ ...NAME, minHeight: plain ? 0 : 28 }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          {!plain && <RowTools row={row} name={name} filterValue={parseKey(dimension, key)} share={share} />}
        </Box>
      ),
      count: <CountLink range={range} share={{ dimension: dimension.name, key }} value={count} name={name} />,
    };
  });
  return <FiguresTable head={t(dimension.label)} columns={columns} rows={lines} total={total} />;
}

interface ToolsProps {
  row: BreakdownRow;
  name: string;
  filterValue: string | number | undefined;
  share: number;
}

function RowTools({ row, name, filterValue, share }: ToolsProps) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { parameter } = useDimension(query.by);
  const measure = report.measures[0];
  return (
    <>
      {filterValue !== undefined && (
        <Tooltip title={t('report.narrow', { name })}>
          <IconButton aria-label={t('report.narrow', { name })} onClick={() => change({ [parameter]: filterValue })}>
            <FilterAlt sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {row.compared && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          <PercentChange now={row.figures[measure]} before={row.compared[measure]} />
        </Box>
      )}
      <Box aria-hidden sx={{ ...BAR, '&::before': { ...BAR['&::before'], width: `${share * 100}%` } }} />
    </>
  );
}

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
