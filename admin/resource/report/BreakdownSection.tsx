import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import { useDimension } from './use-dimension.ts';
import { useReport, useBreakdown } from './use-report.ts';

const TOP_ROWS = 10;
const ALL_ROWS = 100;

/** Breakdown of the figures by a selected dimension. */
export function BreakdownSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { name: by, notes = [] } = useDimension(query.by);
  const [isExpanded, setExpanded] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useBreakdown(by, isExpanded ? ALL_ROWS : TOP_ROWS);
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
            aria-controls={name === by ? 'breakdown' : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="breakdown" aria-labelledby={`by-${by}`} aria-busy={isPlaceholderData}>
        {error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <BreakdownTable breakdown={data} columns={columns} />
        ) : (
          <Placeholder height={360} />
        )}
        {(data?.more || isExpanded) && (
          <Button onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'report.rows_top' : 'report.rows_all')}
          </Button>
        )}
        {notes.length > 0 && <SecondaryText sx={{ mt: 1 }}>{notes.map((note) => t(note)).join(' ')}</SecondaryText>}
      </div>
    </Section>
  );
}
