import { CourseSection } from '#admin/ui/report/CourseSection.tsx';
import { FigureTiles } from '#admin/ui/report/FigureTiles.tsx';
import { ReportScreen } from '#admin/ui/report/ReportScreen.tsx';
import { SharesSection } from '#admin/ui/report/SharesSection.tsx';
import { SALES } from './sales.ts';

/** What was sold: figures, their course beside another period's, and what they are made of. */
export function SalesDashboard() {
  return (
    <ReportScreen report={SALES} title="stats.screens.sales" narrow>
      <FigureTiles />
      <CourseSection columns={['orders', 'gross', 'net', 'copies', 'refunds']} />
      <SharesSection columns={['orders', 'gross', 'net', 'copies', 'average', 'new_customers', 'refunds']} />
    </ReportScreen>
  );
}
