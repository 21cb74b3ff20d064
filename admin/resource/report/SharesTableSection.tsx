import { useTranslate } from 'react-admin';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { Select } from '#admin/ui/Select.tsx';
import { Section } from '#admin/ui/blocks.tsx';
import { FileButton } from './FileButton.tsx';
import { askOf } from './report-query.ts';
import { SharesTable } from './SharesTable.tsx';
import { useDimension } from './use-dimension.ts';
import { useReport, useShares } from './use-report.ts';

const ROWS = 100;

/** The plain numbers by one dimension, for paper and for spreadsheets. */
export function SharesTableSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, change } = useReport();
  const { name: dimension, label } = useDimension(query.by);
  const { data, error, refetch } = useShares(dimension, ROWS);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const options = report.dimensions.map((one) => ({ value: one.name, label: t(one.label) }));
  const fetch = () => report.fetchFile({ ...askOf(query), granularity: query.granularity, dimension });
  return (
    <Section
      title={t(label)}
      aside={
        <>
          <Select label={t('report.by')} value={dimension} options={options} onChange={(by) => change({ by })} />
          <FileButton fetch={fetch} name={`${report.name}-${dimension}.csv`} />
        </>
      }
    >
      <SharesTable shares={data} columns={columns} plain />
    </Section>
  );
}
