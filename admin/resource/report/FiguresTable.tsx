import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { type Figures, figureOf } from './define.ts';
import { formatFigure } from './figure-words.ts';
import { useReport } from './use-report.ts';

/** One line of a table of figures. */
interface FiguresRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: Figures;
  /** What stands in the place of the number of records: a link to them. */
  readonly count?: ReactNode;
}

interface Props {
  /** Heading of the first column. */
  head: string;
  /** Names the table. */
  label?: string;
  columns: readonly string[];
  rows: readonly FiguresRow[];
  total: Figures;
}

/** Figures as a table, with what they come to. */
export function FiguresTable({ head, label = head, columns, rows, total }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, course } = useReport();
  const text = (name: string, figures: Figures) =>
    formatFigure(figureOf(report, name), figures[name], course.currency, locale);
  const shown: Column<FiguresRow>[] = columns.map((name) => ({
    name,
    head: t(figureOf(report, name).label),
    align: 'end',
    of: ({ figures, count }) => (name === report.counts[0] && count) || text(name, figures),
  }));
  return (
    <DataTable
      label={label}
      columns={[{ name: 'name', head, of: ({ name }) => name }, ...shown]}
      rows={rows}
      keyOf={({ key }) => key}
      foot={[[t('report.total'), ...columns.map((name) => text(name, total))]]}
    />
  );
}
