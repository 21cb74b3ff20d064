import type { SalesPoint } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Placeholder } from '../frame/Placeholder.tsx';
import { Section } from '../resource/show/blocks.tsx';
import { Breakdown } from './Breakdown.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { Narrowing } from './Narrowing.tsx';
import { PointsTable } from './PointsTable.tsx';
import { selectionOf } from './stats-query.ts';
import { StatsBar } from './StatsBar.tsx';
import { StatsPage } from './StatsPage.tsx';
import { ordersPath, useSales, useStatsQuery } from './use-stats.ts';

const SalesChart = lazy(async () => ({ default: (await import('./SalesChart.tsx')).SalesChart }));

/** What was sold: figures, their course beside another period's, and what they are made of. */
export function SalesDashboard() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query, change] = useStatsQuery();
  const [asTable, setAsTable] = useState(false);
  const found = useSales(query);
  const { data: sales } = found;
  const { show } = query;
  const open = ({ from, to }: SalesPoint) => void navigate(ordersPath(query, { from, to }));
  const bar = (
    <>
      <StatsBar query={query} range={sales?.range} granularity={sales?.granularity} onChange={change} />
      <Narrowing selection={selectionOf(query)} onChange={change} />
    </>
  );
  return (
    <StatsPage title={t('stats.screens.sales')} bar={bar} range={sales?.range} query={found}>
      {sales && <FigureTiles sales={sales} shown={show} onShow={(measure) => change({ show: measure })} />}
      {sales && (
        <Section
          title={t('stats.chart', { measure: t(`fields.${show}`) })}
          aside={
            <Button onClick={() => setAsTable(!asTable)}>{t(asTable ? 'stats.as_chart' : 'stats.as_table')}</Button>
          }
        >
          {sales.figures.orders + sales.figures.refunds_count === 0 && (
            <Alert severity="info">
              {t('stats.nothing')} {t('stats.nothing_hint')}
            </Alert>
          )}
          {asTable ? (
            <PointsTable query={query} sales={sales} columns={['orders', 'gross', 'net', 'copies', 'refunds']} />
          ) : (
            <Suspense fallback={<Placeholder height={280} />}>
              <SalesChart sales={sales} measure={show} onOpen={open} />
              <ChartLegend sales={sales} />
            </Suspense>
          )}
        </Section>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Breakdown query={query} onChange={change} />
      </Box>
    </StatsPage>
  );
}
