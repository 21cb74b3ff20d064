import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '#admin/ui/blocks.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { type RowCount, RowCounts } from './RowCounts.tsx';
import { RowGroups } from './RowGroups.tsx';

interface Props<Group extends string> {
  /** Column mapping. */
  columns?: Columns | false | undefined;
  /** Sample rows, before the file is checked. */
  sample?: ReactNode;
  /** Counts and decisions. */
  summary?: Summary | false;
  rows?: Rows<Group> | false;
}

interface Columns extends ComponentProps<typeof ColumnsForm> {
  /** Remounts the form when the columns were changed elsewhere. */
  revision?: string;
}

interface Summary {
  counts: readonly RowCount[];
  /** Content beside the title, such as downloads. */
  aside?: ReactNode;
  /** Notes and buttons. */
  children?: ReactNode;
}

interface Rows<Group extends string> extends Omit<ComponentProps<typeof RowGroups<Group>>, 'label' | 'children'> {
  /** Renders the table of a group. */
  of: (group: Group) => ReactNode;
}

/** The sections of a parsed file: columns, summary, and rows by group. */
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
