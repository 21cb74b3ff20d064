import { unwrap } from '#generated/client/unwrap.ts';
import { formatMoney } from '#domain/format-money.ts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../api/client.ts';
import { BusyLine } from '../frame/BusyLine.tsx';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { Guard } from '../frame/Guard.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { periodKey, periodName, periodOf, periods, type Period } from './periods.ts';
import { VatFiles } from './VatFiles.tsx';
import { VatTable } from './VatTable.tsx';

/** VAT of a month or a quarter by country and rate, as returns ask for it; the period is the address. */
export function VatReport() {
  return (
    <Guard operationId="adminReadVatReport">
      <Report />
    </Guard>
  );
}

function Report() {
  const t = useTranslate();
  const locale = useLocale();
  const [address, setAddress] = useSearchParams();
  const [offered] = useState(() => periods(Date.now() / 1000));
  const period = periodOf(address.get('period')) ?? offered.quarters[0];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['vat-report', period],
    queryFn: () => unwrap(api.GET('/admin/invoice/vat-report', { params: { query: period as Period } })),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!period) return null;
  const all = [...offered.quarters, ...offered.months];
  const entry = (one: Period) => (
    <MenuItem key={periodKey(one)} value={periodKey(one)}>
      {periodName(one, locale)}
    </MenuItem>
  );
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <IconButton component={Link} to="/invoice" aria-label={t('record.back')}>
          <ArrowBack fontSize="small" />
        </IconButton>
        <PageTitle text={t('vat.title')} />
        <TextField
          select
          size="small"
          label={t('vat.period')}
          value={periodKey(period)}
          onChange={({ target }) => setAddress({ period: target.value }, { replace: true })}
          sx={{ minWidth: 180, ml: { sm: 'auto' } }}
        >
          <ListSubheader>{t('vat.quarters')}</ListSubheader>
          {offered.quarters.map(entry)}
          <ListSubheader>{t('vat.months')}</ListSubheader>
          {offered.months.map(entry)}
          {all.every((one) => periodKey(one) !== periodKey(period)) && entry(period)}
        </TextField>
        <VatFiles period={period} />
      </Stack>
      {isFetching && <BusyLine label={t('words.loading')} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Alert severity={data.threshold.exceeded ? 'info' : 'success'} variant="outlined">
            {t(data.threshold.exceeded ? 'vat.over' : 'vat.under', {
              year: data.threshold.year,
              net: formatMoney(data.threshold.net, 'EUR', locale),
              limit: formatMoney(data.threshold.limit, 'EUR', locale),
            })}
          </Alert>
          <VatTable report={data} />
        </>
      )}
    </Stack>
  );
}
