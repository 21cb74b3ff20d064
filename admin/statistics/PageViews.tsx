import { BreakdownSection } from '#admin/resource/report/BreakdownSection.tsx';
import { FigureTiles } from '#admin/resource/report/FigureTiles.tsx';
import { ReportScreen } from '#admin/resource/report/ReportScreen.tsx';
import { TimeSeriesSection } from '#admin/resource/report/TimeSeriesSection.tsx';
import { PAGE_VIEWS } from './page-views.ts';

const COLUMNS = ['page_views', 'visitor_views', 'user_views', 'pro_views', 'staff_views'];
const FIXED = { currency: 'EUR' } as const;

/** Page views of the shop by audience, over time and by page. */
export function PageViews() {
  return (
    <ReportScreen report={PAGE_VIEWS} title="page_views.title" fixed={FIXED}>
      <FigureTiles />
      <TimeSeriesSection columns={COLUMNS} />
      <BreakdownSection columns={COLUMNS} />
    </ReportScreen>
  );
}
