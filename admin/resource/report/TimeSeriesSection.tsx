import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { TimeSeriesTable } from './TimeSeriesTable.tsx';
import { getFigureField, hasNoFigures } from './define.ts';
import { useReport } from './use-report.ts';

const TimeSeriesChart = lazy(async () => ({ default: (await import('./TimeSeriesChart.tsx')).TimeSeriesChart }));

/** A figure over time with the compared period, as a chart or as a table with the figures of `columns`. */
export function TimeSeriesSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [asTable, setAsTable] = useState(false);
  const { report, query, series: series } = useReport();
  const { recordsPath } = report;
  return (
    <Section
      title={t('report.chart', { measure: t(getFigureField(report, query.show).label) })}
      aside={<Button onClick={() => setAsTable(!asTable)}>{t(asTable ? 'report.as_chart' : 'report.as_table')}</Button>}
    >
      {hasNoFigures(report, series.figures) && (
        <Alert severity="info">
          {t(report.texts.empty)} {t('report.nothing_hint')}
        </Alert>
      )}
      {asTable ? (
        <TimeSeriesTable columns={columns} />
      ) : (
        <Suspense fallback={<Placeholder height={280} />}>
          <TimeSeriesChart
            series={series}
            measure={getFigureField(report, query.show)}
            onOpen={recordsPath && (({ from, to }) => void navigate(recordsPath({ from, to }, query.selection)))}
          />
          <ChartLegend series={series} hint={t(report.texts.hint)} />
        </Suspense>
      )}
    </Section>
  );
}
