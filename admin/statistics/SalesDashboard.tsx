import { TimeSeriesSection } from '#admin/resource/report/TimeSeriesSection.tsx';
import { FigureTiles } from '#admin/resource/report/FigureTiles.tsx';
import { ReportScreen } from '#admin/resource/report/ReportScreen.tsx';
import { BreakdownSection } from '#admin/resource/report/BreakdownSection.tsx';
import { SALES } from './sales.ts';
import { SalesPlays } from './SalesPlays.tsx';

/** The sales dashboard: figures, time series with comparison, and breakdowns. */
export function SalesDashboard() {
  return (
    <ReportScreen report={SALES} title="stats.screens.sales" filterable>
      <FigureTiles />
      <TimeSeriesSection columns={['orders', 'gross', 'net', 'copies', 'refunds']} />
      <BreakdownSection columns={['orders', 'gross', 'net', 'copies', 'average', 'new_customers', 'refunds']} />
      <SalesPlays />
    </ReportScreen>
  );
}
