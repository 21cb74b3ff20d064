import { CourseSection } from '#admin/resource/report/CourseSection.tsx';
import { FigureTiles } from '#admin/resource/report/FigureTiles.tsx';
import { ReportScreen } from '#admin/resource/report/ReportScreen.tsx';
import { SharesSection } from '#admin/resource/report/SharesSection.tsx';
import { SALES } from './sales.ts';

/** The sales dashboard: figures, time series with comparison, and breakdowns. */
export function SalesDashboard() {
  return (
    <ReportScreen report={SALES} title="stats.screens.sales" narrow>
      <FigureTiles />
      <CourseSection columns={['orders', 'gross', 'net', 'copies', 'refunds']} />
      <SharesSection columns={['orders', 'gross', 'net', 'copies', 'average', 'new_customers', 'refunds']} />
    </ReportScreen>
  );
}
