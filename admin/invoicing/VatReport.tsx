import { unwrap } from '#generated/client/unwrap.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { Guard } from '#admin/ui/Guard.tsx';
import { StatementScreen } from '#admin/resource/report/StatementScreen.tsx';
import { VatTable } from './VatTable.tsx';

/** The VAT report of a month or quarter by country and rate. */
export function VatReport() {
  const t = useTranslate();
  const locale = useLocale();
  const euro = (amount: number) => formatMoney(amount, 'EUR', locale);
  return (
    <Guard operationId="adminReadVatReport">
      <StatementScreen
        name="vat"
        title={t('vat.title')}
        backPath="/invoice"
        fetch={(query) => unwrap(api.GET('/admin/invoice/vat-report', { params: { query } }))}
        fetchFile={(query) => unwrap(api.GET('/admin/invoice/vat-report/file', { params: { query } }))}
      >
        {(report) => {
          const { exceeded, year, net, limit } = report.threshold;
          return (
            <>
              <Alert severity={exceeded ? 'info' : 'success'} variant="outlined">
                {t(exceeded ? 'vat.over' : 'vat.under', { year, net: euro(net), limit: euro(limit) })}
              </Alert>
              <VatTable report={report} />
            </>
          );
        }}
      </StatementScreen>
    </Guard>
  );
}
