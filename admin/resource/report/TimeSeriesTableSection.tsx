import { useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { TimeSeriesTable } from './TimeSeriesTable.tsx';
import { FileDownloadButton } from './FileDownloadButton.tsx';
import { buildRequest } from './report-query.ts';
import { useReport } from './use-report.ts';

/** Table of figures over time, with a download. */
export function TimeSeriesTableSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, series: series } = useReport();
  const { range, granularity } = series;
  const fetch = () => report.fetchFile({ ...buildRequest(query), granularity: query.granularity });
  return (
    <Section
      title={t(`enums.StatsGranularity.${granularity}`)}
      aside={<FileDownloadButton fetch={fetch} name={`${report.name}-${range.from}-${range.to}.csv`} />}
    >
      <TimeSeriesTable columns={columns} skipEmpty />
    </Section>
  );
}
