import { useLocale, useTranslate } from 'react-admin';
import { hasNoFigures } from './define.ts';
import { CountLink } from './CountLink.tsx';
import { formatBucket } from './format-days.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { useReport } from './use-report.ts';

interface Props {
  columns: readonly string[];
  /** Leaves out buckets without any figure. */
  skipEmpty?: boolean;
}

/** Table of figures by bucket; record counts link to the records. */
export function TimeSeriesTable({ columns, skipEmpty }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, series: series } = useReport();
  const { points, granularity, figures: total } = series;
  const rows = points
    .filter(({ figures }) => !skipEmpty || !hasNoFigures(report, figures))
    .map(({ from, to, figures }) => {
      const name = formatBucket({ from, to }, granularity, locale);
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
