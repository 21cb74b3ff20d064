import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { GrowthSection } from '#admin/resource/report/GrowthSection.tsx';
import { ReportScreen } from '#admin/resource/report/ReportScreen.tsx';
import { TopList } from '#admin/resource/report/TopList.tsx';
import { YearsSection } from '#admin/resource/report/YearsSection.tsx';
import { Columns } from '#admin/ui/blocks.tsx';
import { SALES } from './sales.ts';

const FIXED = { period: 'all', compare: 'none', granularity: 'month' } as const;

/** All-time sales: growth, months and years, and best sellers. */
export function AllSales() {
  const t = useTranslate();
  const side = (
    <>
      <TopList dimension="project" title="stats.best_projects" />
      <TopList dimension="shop" title="stats.best_shops" />
      <TopList dimension="country" title="stats.best_countries" />
    </>
  );
  const dashboardButton = (
    <Button component={Link} to="/stats/stats?period=all">
      {t('stats.dashboard')}
    </Button>
  );
  return (
    <ReportScreen report={SALES} title="stats.screens.all" fixed={FIXED}>
      <Columns side={side}>
        <GrowthSection title="stats.growth" />
        <YearsSection aside={dashboardButton} />
      </Columns>
    </ReportScreen>
  );
}
