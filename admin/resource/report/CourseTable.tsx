import { useLocale, useTranslate } from 'react-admin';
import { isNothing } from './define.ts';
import { CountLink } from './CountLink.tsx';
import { stretchWords } from './day-words.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useReport } from './use-report.ts';

interface Props {
  columns: readonly string[];
  /** Only stretches with something in them. */
  dense?: boolean;
}

/** Figures over time as a table; every number of records leads to them. */
export function CourseTable({ columns, dense }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, course } = useReport();
  const { points, granularity, figures: total } = course;
  const rows = points
    .filter(({ figures }) => !dense || !isNothing(report, figures))
    .map(({ from, to, figures }) => {
      const name = stretchWords({ from, to }, granularity, locale);
      const count = figures[report.counts[0]] ?? 0;
      const link = count > 0 && <CountLink range={{ from, to }} value={count.toLocaleString(locale)} name={name} />;
      return { key: from, name, figures, count: link };
    });
  return (
    <FiguresTable
      head={t('report.period')}
      label={t(`enums.StatsGranularity.${granularity}`)}
      columns={columns}
      rows={rows}
      total={total}
    />
  );
}
