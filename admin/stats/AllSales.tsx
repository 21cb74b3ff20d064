import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Placeholder } from '../frame/Placeholder.tsx';
import { Columns, Section } from '../resource/show/blocks.tsx';
import { Best } from './Best.tsx';
import { Months } from './Months.tsx';
import { StatsBar } from './StatsBar.tsx';
import { StatsPage } from './StatsPage.tsx';
import { useSales, useStatsQuery } from './use-stats.ts';

const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart.tsx')).GrowthChart }));

/** Everything since the first sale: how it grew, month by month and year by year, and what sold best. */
export function AllSales() {
  const t = useTranslate();
  const [asked, change] = useStatsQuery();
  const query = { ...asked, period: 'all', compare: 'none', granularity: 'month' } as const;
  const found = useSales(query);
  const { data: sales } = found;
  const bar = (
    <StatsBar query={query} range={undefined} granularity={undefined} onChange={change} without={['period']} />
  );
  return (
    <StatsPage title={t('stats.screens.all')} bar={bar} range={sales?.range} query={found}>
      {sales && (
        <Columns
          side={
            <>
              <Best query={query} dimension="project" title={t('stats.best_projects')} />
              <Best query={query} dimension="shop" title={t('stats.best_shops')} />
              <Best query={query} dimension="country" title={t('stats.best_countries')} />
            </>
          }
        >
          <Section title={t('stats.growth')}>
            <Suspense fallback={<Placeholder height={280} />}>
              <GrowthChart sales={sales} />
            </Suspense>
          </Section>
          <Section
            title={t('enums.StatsGranularity.month')}
            aside={
              <Button component={Link} to={`/stats/stats?${new URLSearchParams({ period: 'all' })}`}>
                {t('stats.dashboard')}
              </Button>
            }
          >
            <Months query={query} sales={sales} />
          </Section>
        </Columns>
      )}
    </StatsPage>
  );
}
