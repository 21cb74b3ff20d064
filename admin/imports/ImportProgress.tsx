import type { Import } from '#generated/schemas.ts';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { RowCounts } from './RowCounts.tsx';
import { useImportCounts } from './use-import-counts.ts';

/** Progress of an import. */
export function ImportProgress({ importRecord }: { importRecord: Import }) {
  const t = useTranslate();
  const locale = useLocale();
  const { task, status, percent = 0, rows_total } = importRecord;
  const title = t(`enums.ImportTask.${task}`);
  const counts = useImportCounts(importRecord);
  const isWaiting = status === 'waiting';
  return (
    <Section title={title}>
      <LinearProgress
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={title}
        sx={{ my: 1, height: 6, borderRadius: 3 }}
      />
      <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isWaiting
          ? t('imports.waiting')
          : rows_total == null
            ? t('imports.reading', { percent })
            : t('imports.working', { count: rows_total, percent, rows: rows_total.toLocaleString(locale) })}
      </Typography>
      {rows_total != null && <RowCounts counts={counts} />}
    </Section>
  );
}
