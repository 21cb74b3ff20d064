import type { DayRange } from '#generated/schemas.ts';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodKey, periodName, periodOf, periods } from './periods.ts';

/** The period of a statement, as it stands in the address; the running quarter at first. */
export function usePeriod(): DayRange {
  const [address] = useSearchParams();
  const [running] = useState(() => periods(Date.now() / 1000).quarters[0] as DayRange);
  return periodOf(address.get('period')) ?? running;
}

/** Chooses the quarter or month of a statement. */
export function PeriodPicker() {
  const t = useTranslate();
  const locale = useLocale();
  const [, setAddress] = useSearchParams();
  const [{ quarters, months }] = useState(() => periods(Date.now() / 1000));
  const period = usePeriod();
  const entry = (one: DayRange) => (
    <MenuItem key={periodKey(one)} value={periodKey(one)}>
      {periodName(one, locale)}
    </MenuItem>
  );
  return (
    <TextField
      select
      size="small"
      label={t('report.period')}
      value={periodKey(period)}
      onChange={({ target }) => setAddress({ period: target.value }, { replace: true })}
      sx={{ minWidth: 180, ml: { sm: 'auto' } }}
    >
      <ListSubheader>{t('report.quarters')}</ListSubheader>
      {quarters.map(entry)}
      <ListSubheader>{t('report.months')}</ListSubheader>
      {months.map(entry)}
      {[...quarters, ...months].every((one) => periodKey(one) !== periodKey(period)) && entry(period)}
    </TextField>
  );
}
