import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { SharesTable } from './SharesTable.tsx';
import { useDimension } from './use-dimension.ts';
import { useReport, useShares } from './use-report.ts';

const FEW = 10;
const MANY = 100;

/** What the figures are made of, one dimension at a time. */
export function SharesSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { name: by, notes = [] } = useDimension(query.by);
  const [wide, setWide] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useShares(by, wide ? MANY : FEW);
  return (
    <Section title={t('report.by')}>
      <Tabs
        value={by}
        onChange={(_, next: string) => change({ by: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('report.by')}
        sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, py: 0 } }}
      >
        {report.dimensions.map(({ name, label }) => (
          <Tab
            key={name}
            id={`by-${name}`}
            value={name}
            label={t(label)}
            aria-controls={name === by ? 'shares' : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="shares" aria-labelledby={`by-${by}`} aria-busy={isPlaceholderData}>
        {error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <SharesTable shares={data} columns={columns} />
        ) : (
          <Placeholder height={360} />
        )}
        {(data?.more || wide) && (
          <Button onClick={() => setWide(!wide)}>{t(wide ? 'report.rows_top' : 'report.rows_all')}</Button>
        )}
        {notes.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {notes.map((note) => t(note)).join(' ')}
          </Typography>
        )}
      </div>
    </Section>
  );
}
