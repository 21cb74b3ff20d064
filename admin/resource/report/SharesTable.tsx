import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'react-admin';
import { Change } from './Change.tsx';
import { CountLink } from './CountLink.tsx';
import type { Share, Shares } from './define.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { valueOfKey } from './report-query.ts';
import { useDimension } from './use-dimension.ts';
import { useKeyName } from './use-key-name.ts';
import { useReport } from './use-report.ts';

interface Props {
  shares: Shares;
  columns: readonly string[];
  /** Only the numbers: no bars, no changes, no way to narrow to a row. */
  plain?: boolean;
}

/** Figures by a dimension as a table: how each row compares, and the way to its records. */
export function SharesTable({ shares, columns, plain }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report } = useReport();
  const dimension = useDimension(shares.dimension);
  const nameOf = useKeyName(dimension);
  const { rows, range, figures: total } = shares;
  const valueOf = (row: Share | undefined): number => row?.figures[report.measures[0]] ?? 0;
  const best = valueOf(rows[0]);
  const lines = rows.map((row) => {
    const { key, figures } = row;
    const name = nameOf(row);
    const count = (figures[report.counts[0]] ?? 0).toLocaleString(locale);
    const share = best > 0 ? Math.max(0, valueOf(row) / best) : 0;
    return {
      key: key ?? '',
      figures,
      name: (
        <Box sx={{ ...NAME, minHeight: plain ? 0 : 28 }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          {!plain && <RowTools row={row} name={name} narrowed={valueOfKey(dimension, key)} share={share} />}
        </Box>
      ),
      count: <CountLink range={range} share={{ dimension: dimension.name, key }} value={count} name={name} />,
    };
  });
  return <FiguresTable head={t(dimension.label)} columns={columns} rows={lines} total={total} />;
}

interface ToolsProps {
  row: Share;
  name: string;
  narrowed: string | number | undefined;
  share: number;
}

function RowTools({ row, name, narrowed, share }: ToolsProps) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { part } = useDimension(query.by);
  const measure = report.measures[0];
  return (
    <>
      {narrowed !== undefined && (
        <Tooltip title={t('report.narrow', { name })}>
          <IconButton aria-label={t('report.narrow', { name })} onClick={() => change({ [part]: narrowed })}>
            <FilterAlt sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {row.compared && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Change now={row.figures[measure]} before={row.compared[measure]} />
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
