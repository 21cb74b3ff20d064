import { useTranslate } from 'react-admin';
import { Section } from '#admin/ui/blocks.tsx';
import { CourseTable } from './CourseTable.tsx';
import { FileButton } from './FileButton.tsx';
import { askOf } from './report-query.ts';
import { useReport } from './use-report.ts';

/** The plain numbers over time, for paper and for spreadsheets. */
export function CourseTableSection({ columns }: { columns: readonly string[] }) {
  const t = useTranslate();
  const { report, query, course } = useReport();
  const { range, granularity } = course;
  const fetch = () => report.fetchFile({ ...askOf(query), granularity: query.granularity });
  return (
    <Section
      title={t(`enums.StatsGranularity.${granularity}`)}
      aside={<FileButton fetch={fetch} name={`${report.name}-${range.from}-${range.to}.csv`} />}
    >
      <CourseTable columns={columns} dense />
    </Section>
  );
}
