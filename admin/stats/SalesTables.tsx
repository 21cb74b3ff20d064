import { SalesDimension } from '#generated/enums/SalesDimension.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { Select } from '../frame/Select.tsx';
import { Section } from '../resource/show/blocks.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import { CsvButton } from './CsvButton.tsx';
import { Narrowing } from './Narrowing.tsx';
import { PointsTable } from './PointsTable.tsx';
import { callOf, selectionOf } from './stats-query.ts';
import { StatsBar } from './StatsBar.tsx';
import { StatsPage } from './StatsPage.tsx';
import { useBreakdown, useSales, useStatsQuery } from './use-stats.ts';

const COLUMNS: readonly (keyof SalesFigures)[] = [
  ...(['orders', 'copies', 'gross', 'net', 'average', 'new_customers'] as const),
  ...(['refunds', 'refunds_count', 'cancelled', 'cancelled_orders'] as const),
];
const ROWS = 100;

/** The plain numbers, for paper and for spreadsheets: over time, and by one dimension. */
export function SalesTables() {
  const t = useTranslate();
  const [asked, change] = useStatsQuery();
  const query = { ...asked, compare: 'none' } as const;
  const { by } = query;
  const found = useSales(query);
  const breakdown = useBreakdown(query, by, ROWS);
  const { data: sales } = found;
  const ask = { ...callOf(query), granularity: query.granularity };
  const bar = (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <StatsBar
          query={query}
          range={sales?.range}
          granularity={sales?.granularity}
          onChange={change}
          without={['compare']}
        />
        <Button startIcon={<Print />} onClick={() => window.print()}>
          {t('stats.print')}
        </Button>
      </Stack>
      <Narrowing selection={selectionOf(query)} onChange={change} />
    </>
  );
  const dimensions = SalesDimension.values.map((value) => ({ value, label: t(`enums.SalesDimension.${value}`) }));
  return (
    <StatsPage title={t('stats.screens.table')} bar={bar} range={sales?.range} query={found}>
      {sales && (
        <Section
          title={t(`enums.StatsGranularity.${sales.granularity}`)}
          aside={<CsvButton ask={ask} name={`sales-${sales.range.from}-${sales.range.to}.csv`} />}
        >
          <PointsTable query={query} sales={sales} columns={COLUMNS} dense />
        </Section>
      )}
      {breakdown.error ? (
        <ErrorPanel error={breakdown.error} onRetry={() => void breakdown.refetch()} />
      ) : (
        breakdown.data && (
          <Section
            title={t(`enums.SalesDimension.${by}`)}
            aside={
              <>
                <Select
                  label={t('stats.by')}
                  value={by}
                  options={dimensions}
                  onChange={(value) => change({ by: SalesDimension.values.find((one) => one === value) })}
                />
                <CsvButton ask={{ ...ask, dimension: by }} name={`sales-${by}.csv`} />
              </>
            }
          >
            <BreakdownTable query={query} breakdown={breakdown.data} columns={COLUMNS} />
          </Section>
        )
      )}
    </StatsPage>
  );
}
