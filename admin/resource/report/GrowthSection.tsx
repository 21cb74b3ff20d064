import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { getFigureField } from './define.ts';
import { useReport } from './use-report.ts';

const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart.tsx')).GrowthChart }));

/** Growth of a report's first measure over the whole period. */
export function GrowthSection({ title }: { title: string }) {
  const t = useTranslate();
  const { report, series: series } = useReport();
  return (
    <Section title={t(title)}>
      <Suspense fallback={<Placeholder height={280} />}>
        <GrowthChart series={series} measure={getFigureField(report, report.measures[0])} title={t(title)} />
      </Suspense>
    </Section>
  );
}
