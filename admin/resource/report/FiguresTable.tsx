import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { type Figures, getFigureField } from './define.ts';
import { formatFigure } from './format-figures.ts';
import { useReport } from './use-report.ts';

interface FiguresRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: Figures;
  /** Replaces the number of records by a link to them. */
  readonly count?: ReactNode;
}

interface Props {
  /** Heading of the first column. */
  head: string;
  /** Accessible name of the table. */
  label?: string;
  columns: readonly string[];
  rows: readonly FiguresRow[];
  total: Figures;
}

/** Table of figures with a total row. */
export function FiguresTable({ head, label = head, columns, rows, total }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { report, series: series } = useReport();
  const formatColumn = (name: string, figures: Figures) =>
    formatFigure(getFigureField(report, name), figures[name], series.currency, locale);
  const figureColumns: Column<FiguresRow>[] = columns.map((name) => ({
    name,
    head: t(getFigureField(report, name).label),
    align: 'end',
    of: ({ figures, count }) => (name === report.counts[0] && count) || formatColumn(name, figures),
  }));
  return (
    <DataTable
      label={label}
      columns={[{ name: 'name', head, of: ({ name }) => name }, ...figureColumns]}
      rows={rows}
      getRowKey={({ key }) => key}
      foot={[[t('report.total'), ...columns.map((name) => formatColumn(name, total))]]}
    />
  );
}
