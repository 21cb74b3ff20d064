import { SalesDimension } from '#generated/enums/SalesDimension.ts';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { Placeholder } from '../frame/Placeholder.tsx';
import { Section } from '../resource/show/blocks.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import type { StatsQuery } from './stats-query.ts';
import { useBreakdown } from './use-stats.ts';

const FEW = 10;
const MANY = 100;
/** Of these one order may have several. */
const SEVERAL: readonly SalesDimension[] = ['shop', 'project', 'partner'];

interface Props {
  query: StatsQuery;
  onChange: (change: Partial<StatsQuery>) => void;
}

/** What the sales are made of, one dimension at a time. */
export function Breakdown({ query, onChange }: Props) {
  const t = useTranslate();
  const { by } = query;
  const [wide, setWide] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useBreakdown(query, by, wide ? MANY : FEW);
  return (
    <Section title={t('stats.by')}>
      <Tabs
        value={by}
        onChange={(_, next: SalesDimension) => onChange({ by: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('stats.by')}
        sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, py: 0 } }}
      >
        {SalesDimension.values.map((dimension) => (
          <Tab
            key={dimension}
            id={`by-${dimension}`}
            value={dimension}
            label={t(`enums.SalesDimension.${dimension}`)}
            aria-controls={dimension === by ? 'breakdown' : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="breakdown" aria-labelledby={`by-${by}`} aria-busy={isPlaceholderData}>
        {error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <BreakdownTable query={query} breakdown={data} columns={COLUMNS} onNarrow={onChange} />
        ) : (
          <Placeholder height={360} />
        )}
        {(data?.more || wide) && (
          <Button onClick={() => setWide(!wide)}>{t(wide ? 'stats.rows_top' : 'stats.rows_all')}</Button>
        )}
        {SEVERAL.includes(by) && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('stats.overlap_note')} {by === 'project' && t('stats.project_note')}
          </Typography>
        )}
      </div>
    </Section>
  );
}

const COLUMNS = ['orders', 'gross', 'net', 'copies', 'average', 'new_customers', 'refunds'] as const;
