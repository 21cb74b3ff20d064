import { useTranslate } from 'react-admin';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Select } from '#admin/ui/Select.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { FileDownloadButton } from './FileDownloadButton.tsx';
import { buildRequest } from './report-query.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import { useDimension } from './use-dimension.ts';
import { useReport, useBreakdown } from './use-report.ts';

const MAX_ROWS = 100;

/** Table of figures by one dimension, with a download. */
export function BreakdownTableSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { name: dimension, label } = useDimension(query.by);
  const { data, error, refetch } = useBreakdown(dimension, MAX_ROWS);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const options = report.dimensions.map(({ name, label }) => ({ value: name, label: t(label) }));
  const { fetchFile } = report;
  const request = { ...buildRequest(query), granularity: query.granularity, dimension };
  return (
    <Section
      title={t(label)}
      aside={
        <>
          <Select label={t('report.by')} value={dimension} options={options} onChange={(by) => change({ by })} />
          {fetchFile && (
            <FileDownloadButton fetch={() => fetchFile(request)} name={`${report.name}-${dimension}.csv`} />
          )}
        </>
      }
    >
      <BreakdownTable breakdown={data} columns={columns} plain />
    </Section>
  );
}
