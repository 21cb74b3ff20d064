import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { addedUp } from './added-up.ts';
import { CountLink } from './CountLink.tsx';
import { stretchWords } from './day-words.ts';
import { figureOf } from './define.ts';
import { formatFigure } from './figure-words.ts';
import { useReport } from './use-report.ts';

/** The first measure by months: years beside each other, each year's sum, and all sums added up. */
export function YearsSection({ aside }: { aside?: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, course } = useReport();
  const measure = figureOf(report, report.measures[0]);
  const years = [...Map.groupBy(course.points, ({ from }) => from.slice(0, 4))];
  const valueOf = ({ figures }: (typeof course.points)[number]): number => figures[measure.name] ?? 0;
  const sums = years.map(([, points]) => addedUp(points.map(valueOf)).at(-1) ?? 0);
  const text = (value: number) => formatFigure(measure, value, course.currency, locale);
  const columns = years.map(([year, points]): Column<string> => ({
    name: year,
    head: year,
    align: 'end',
    of: (month) => {
      const point = points.find(({ from }) => from.startsWith(`${year}-${month}`));
      if (!point) return null;
      const { from, to } = point;
      return (
        <CountLink range={{ from, to }} value={text(valueOf(point))} name={stretchWords(point, 'month', locale)} />
      );
    },
  }));
  const nameOf = (month: string) => monthName(month, locale);
  return (
    <Section title={t('enums.StatsGranularity.month')} aside={aside}>
      <DataTable
        label={t('enums.StatsGranularity.month')}
        columns={[{ name: 'month', head: t('report.month'), of: nameOf }, ...columns]}
        rows={MONTHS}
        keyOf={(month) => month}
        foot={[
          [t('report.year'), ...sums.map(text)],
          [t('report.sum'), ...addedUp(sums).map(text)],
        ]}
      />
    </Section>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2024-${month}-01T00:00:00Z`));
