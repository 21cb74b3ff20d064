import { TimeSeriesTableSection } from '#admin/resource/report/TimeSeriesTableSection.tsx';
import { ReportScreen } from '#admin/resource/report/ReportScreen.tsx';
import { BreakdownTableSection } from '#admin/resource/report/BreakdownTableSection.tsx';
import { SALES } from './sales.ts';

const COLUMNS = [
  ...['orders', 'copies', 'gross', 'net', 'average', 'new_customers'],
  ...['refunds', 'refunds_count', 'cancelled', 'cancelled_orders'],
];
const FIXED = { compare: 'none' } as const;

/** Sales as tables over time and by one dimension, for print and spreadsheets. */
export function SalesTables() {
  return (
    <ReportScreen report={SALES} title="stats.screens.table" fixed={FIXED} filterable printable>
      <TimeSeriesTableSection columns={COLUMNS} />
      <BreakdownTableSection columns={COLUMNS} />
    </ReportScreen>
  );
}
