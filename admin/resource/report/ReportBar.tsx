import { Currency } from '#generated/enums/Currency.ts';
import { StatsComparison } from '#generated/enums/StatsComparison.ts';
import { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import { StatsPeriod } from '#generated/enums/StatsPeriod.ts';
import type { DayRange } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Select } from '#admin/ui/Select.tsx';
import { DayInput } from './DayInput.tsx';
import type { QueryChange, ReportQuery } from './report-query.ts';

interface Props {
  query: ReportQuery;
  /** The days shown now, as initial values of a custom range. */
  range: DayRange | undefined;
  granularity: StatsGranularity | undefined;
  onChange: (change: QueryChange) => void;
  /** Controls that are left out. */
  hidden?: readonly string[];
}

/** Controls of a report: period, comparison, granularity and currency. */
export function ReportBar({ query, range, granularity, onChange, hidden = [] }: Props) {
  const t = useTranslate();
  const { period, from = range?.from, to = range?.to, compare, currency } = query;
  const options = <Value extends string>(name: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`enums.${name}.${value}`) }));
  const choose = (value: string) => {
    const isCustom = value === 'range';
    onChange({
      period: value,
      granularity: undefined,
      from: isCustom ? from : undefined,
      to: isCustom ? to : undefined,
    });
  };
  return (
    <Stack direction="row" sx={BAR}>
      {!hidden.includes('period') && (
        <Select
          label={t('report.period')}
          value={period}
          options={options('StatsPeriod', StatsPeriod.values)}
          onChange={choose}
        />
      )}
      {period === 'range' && (
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <DayInput label={t('fields.from')} value={from} max={to} onChange={(day) => onChange({ from: day })} />
          <span aria-hidden>–</span>
          <DayInput label={t('fields.to')} value={to} min={from} onChange={(day) => onChange({ to: day })} />
        </Box>
      )}
      {period !== 'all' && !hidden.includes('compare') && (
        <Select
          label={t('report.compare')}
          value={compare}
          options={options('StatsComparison', StatsComparison.values)}
          onChange={(value) => onChange({ compare: value })}
        />
      )}
      {granularity && !hidden.includes('granularity') && (
        <Select
          label={t('report.granularity')}
          value={granularity}
          options={options('StatsGranularity', StatsGranularity.values)}
          onChange={(value) => onChange({ granularity: value })}
        />
      )}
      {!hidden.includes('currency') && (
        <Select
          label={t('report.currency')}
          value={currency}
          options={Currency.values.map((code) => ({ value: code, label: code }))}
          onChange={(value) => onChange({ currency: value })}
        />
      )}
    </Stack>
  );
}

const BAR = { gap: 1, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } } as const;
