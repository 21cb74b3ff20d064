import type { DocumentCorrection, OrderAddressPreview } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { SEVERITY } from '../order-changes/PreviewPanel.tsx';

interface Props {
  data: OrderAddressPreview;
  correction: DocumentCorrection;
}

/** Steps of a change of country: documents, payments and mails. */
export function CountrySteps({ data, correction }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { settlement, refund, charge, currency, refund_limit } = data;
  const { invoice_number, credited, invoiced, after } = correction;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    after.vat_rate / 100,
  );
  const steps = [
    invoice_number
      ? t('order_address.credit_note', { number: invoice_number, amount: money(credited) })
      : t('order_address.credit_note_first', { amount: money(credited) }),
    t('order_address.new_invoice', { amount: money(invoiced), rate, scheme: t(`enums.VatScheme.${after.scheme}`) }),
    ...(refund > 0 ? [t('order_address.refund', { amount: money(refund) })] : []),
    t('order_address.mail'),
  ];
  return (
    <>
      {refund_limit != null && (
        <Alert severity="error">{t('order_change.over_refund', { amount: money(refund_limit) })}</Alert>
      )}
      <Alert severity={SEVERITY[settlement]}>
        {charge > 0 ? t('order_address.once_paid', { amount: money(charge) }) : t('order_address.at_once')}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Alert>
    </>
  );
}
