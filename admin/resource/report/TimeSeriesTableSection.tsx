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
  const { fetchFile } = report;
  const request = { ...buildRequest(query), granularity: query.granularity };
  const file = `${report.name}-${range.from}-${range.to}.csv`;
  return (
    <Section
      title={t(`enums.StatsGranularity.${granularity}`)}
      aside={fetchFile && <FileDownloadButton fetch={() => fetchFile(request)} name={file} />}
    >
      <TimeSeriesTable columns={columns} skipEmpty />
    </Section>
  );
}
