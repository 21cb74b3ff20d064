import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Placeholder } from '#admin/ui/Placeholder.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { figureOf } from './define.ts';
import { useReport } from './use-report.ts';

const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart.tsx')).GrowthChart }));

/** How the first measure of a report grew over the whole period. */
export function GrowthSection({ title }: { title: string }) {
  const t = useTranslate();
  const { report, course } = useReport();
  return (
    <Section title={t(title)}>
      <Suspense fallback={<Placeholder height={280} />}>
        <GrowthChart course={course} measure={figureOf(report, report.measures[0])} title={t(title)} />
      </Suspense>
    </Section>
  );
}
