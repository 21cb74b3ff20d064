import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { type RowCount, RowCounts } from './RowCounts.tsx';
import { RowGroups } from './RowGroups.tsx';

interface Props<Group extends string> {
  /** Which column holds what, where that is asked. */
  columns?: Columns | false | undefined;
  /** The first rows as they are read, while only the columns are known. */
  sample?: ReactNode;
  /** What the rows come to. */
  summary?: Summary | false;
  rows?: Rows<Group> | false;
}

interface Columns extends ComponentProps<typeof ColumnsForm> {
  /** Shows the form anew when it changes: the columns were chosen elsewhere. */
  revision?: string;
}

interface Summary {
  counts: readonly RowCount[];
  /** Stands beside the title: what can be downloaded. */
  aside?: ReactNode;
  /** What is to be said or decided. */
  children?: ReactNode;
}

interface Rows<Group extends string> extends Omit<ComponentProps<typeof RowGroups<Group>>, 'label' | 'children'> {
  /** The table of a group. */
  of: (group: Group) => ReactNode;
}

/** What is shown of a file that was read, whatever kind it is: its columns, a summary, and its rows by group. */
export function ImportSteps<const Group extends string>({ columns, sample, summary, rows }: Props<Group>) {
  const t = useTranslate();
  return (
    <>
      {columns && <ColumnsForm key={columns.revision} {...columns} />}
      {sample}
      {summary && (
        <Section title={t('imports.report_title')} aside={summary.aside}>
          <RowCounts counts={summary.counts} />
          <Stack sx={BELOW}>{summary.children}</Stack>
        </Section>
      )}
      {rows && (
        <Section title={t('imports.rows')}>
          <RowGroups label={t('imports.rows')} groups={rows.groups} urgent={rows.urgent}>
            {rows.of}
          </RowGroups>
        </Section>
      )}
    </>
  );
}

const BELOW = { gap: 1.5, mt: 1.5, '&:empty': { display: 'none' } } as const;
