import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { computeRunningTotals } from './added-up.ts';
import { CountLink } from './CountLink.tsx';
import { formatBucket } from './format-days.ts';
import { getFigureField } from './define.ts';
import { formatFigure } from './format-figures.ts';
import { useReport } from './use-report.ts';

/** Table of the first measure by month and year, with totals and running totals of the years. */
export function YearsSection({ aside }: { aside?: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, series: series } = useReport();
  const measure = getFigureField(report, report.measures[0]);
  const years = [...Map.groupBy(series.points, ({ from }) => from.slice(0, 4))];
  const getValue = ({ figures }: (typeof series.points)[number]): number => figures[measure.name] ?? 0;
  const sums = years.map(([, points]) => computeRunningTotals(points.map(getValue)).at(-1) ?? 0);
  const formatValue = (value: number) => formatFigure(measure, value, series.currency, locale);
  const columns = years.map(([year, points]): Column<string> => ({
    name: year,
    head: year,
    align: 'end',
    of: (month) => {
      const point = points.find(({ from }) => from.startsWith(`${year}-${month}`));
      if (!point) return null;
      const { from, to } = point;
      return (
        <CountLink
          range={{ from, to }}
          value={formatValue(getValue(point))}
          name={formatBucket(point, 'month', locale)}
        />
      );
    },
  }));
  const formatRow = (month: string) => formatMonth(month, locale);
  return (
    <Section title={t('enums.StatsGranularity.month')} aside={aside}>
      <DataTable
        label={t('enums.StatsGranularity.month')}
        columns={[{ name: 'month', head: t('report.month'), of: formatRow }, ...columns]}
        rows={MONTHS}
        getRowKey={(month) => month}
        foot={[
          [t('report.year'), ...sums.map(formatValue)],
          [t('report.sum'), ...computeRunningTotals(sums).map(formatValue)],
        ]}
      />
    </Section>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const formatMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2024-${month}-01T00:00:00Z`));
