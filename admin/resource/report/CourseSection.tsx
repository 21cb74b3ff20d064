import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { CourseTable } from './CourseTable.tsx';
import { figureOf, isNothing } from './define.ts';
import { useReport } from './use-report.ts';

const CourseChart = lazy(async () => ({ default: (await import('./CourseChart.tsx')).CourseChart }));

/** A figure over time beside the period it is compared with, as a chart or, with those of the columns, as a table. */
export function CourseSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [asTable, setAsTable] = useState(false);
  const { report, query, course } = useReport();
  return (
    <Section
      title={t('report.chart', { measure: t(figureOf(report, query.show).label) })}
      aside={<Button onClick={() => setAsTable(!asTable)}>{t(asTable ? 'report.as_chart' : 'report.as_table')}</Button>}
    >
      {isNothing(report, course.figures) && (
        <Alert severity="info">
          {t(report.words.nothing)} {t('report.nothing_hint')}
        </Alert>
      )}
      {asTable ? (
        <CourseTable columns={columns} />
      ) : (
        <Suspense fallback={<Placeholder height={280} />}>
          <CourseChart
            course={course}
            measure={figureOf(report, query.show)}
            onOpen={({ from, to }) => void navigate(report.recordsPath({ from, to }, query.selection))}
          />
          <ChartLegend course={course} hint={t(report.words.hint)} />
        </Suspense>
      )}
    </Section>
  );
}
