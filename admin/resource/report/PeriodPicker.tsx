import type { DayRange } from '#generated/schemas.ts';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatPeriodKey, formatPeriod, parsePeriod, listPeriods } from './periods.ts';

/** Returns the period of a statement from the address; by default the current quarter. */
export function usePeriod(): DayRange {
  const [address] = useSearchParams();
  const [currentQuarter] = useState(() => listPeriods(Date.now() / 1000).quarters[0] as DayRange);
  return parsePeriod(address.get('period')) ?? currentQuarter;
}

/** Select of a statement's quarter or month. */
export function PeriodPicker() {
  const t = useTranslate();
  const locale = useLocale();
  const [, setAddress] = useSearchParams();
  const [{ quarters, months }] = useState(() => listPeriods(Date.now() / 1000));
  const period = usePeriod();
  const renderOption = (option: DayRange) => (
    <MenuItem key={formatPeriodKey(option)} value={formatPeriodKey(option)}>
      {formatPeriod(option, locale)}
    </MenuItem>
  );
  return (
    <TextField
      select
      size="small"
      label={t('report.period')}
      value={formatPeriodKey(period)}
      onChange={({ target }) => setAddress({ period: target.value }, { replace: true })}
      sx={{ minWidth: 180, ml: { sm: 'auto' } }}
    >
      <ListSubheader>{t('report.quarters')}</ListSubheader>
      {quarters.map(renderOption)}
      <ListSubheader>{t('report.months')}</ListSubheader>
      {months.map(renderOption)}
      {[...quarters, ...months].every((option) => formatPeriodKey(option) !== formatPeriodKey(period)) &&
        renderOption(period)}
    </TextField>
  );
}
