import { ApiError } from '#generated/client/api-error.ts';
import type { OrderAddressPreview } from '#generated/schemas.ts';
import { formatDateTime } from '#domain/dates.ts';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useLocale, useTranslate } from 'react-admin';
import { formatApiError } from '#admin/api/submit-errors.ts';
import { CountrySteps } from './CountrySteps.tsx';
import { PartsOfAddress } from './PartsOfAddress.tsx';
import { TaxationTable } from './TaxationTable.tsx';

interface Props {
  data: OrderAddressPreview | undefined;
  error: unknown;
  isStale: boolean;
}

/** Costs and documents of the new address, and printed or handed-over documents with the old one. */
export function AddressEffects({ data, error, isStale }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  // incomplete fields show their own errors
  const isUnfinished = error instanceof ApiError && error.status === 422;
  if (error instanceof ApiError && !isUnfinished) return <Alert severity="error">{formatApiError(error, t)}</Alert>;
  if (!data || isUnfinished)
    return <Alert severity="info">{t(isStale ? 'order_change.loading' : 'order_address.unchanged')}</Alert>;
  const { prints, batches, customs, correction, unserved, shipping_types, currency, parts } = data;
  const printWarnings = prints.map(({ kind, printed_at, printed_by }) =>
    t(kind === 'label' ? 'order_address.printed_label' : 'order_address.printed_packing_slip', {
      date: formatDateTime(printed_at, locale),
      name: printed_by ?? t('order_address.system'),
    }),
  );
  const batchWarnings = batches.map(({ number, partner, handed_over }) =>
    t(handed_over ? 'order_address.batch_handed' : 'order_address.batch_open', {
      number,
      partner: t(`enums.Partner.${partner}`),
    }),
  );
  const partnerWarnings = unserved.map(({ shop_name, partner, suggested }) =>
    t(suggested ? 'order_address.unserved_suggested' : 'order_address.unserved', {
      shop: shop_name,
      partner: t(`enums.Partner.${partner}`),
      suggested: suggested && t(`enums.Partner.${suggested}`),
    }),
  );
  const shippingWarnings = shipping_types.map(({ shop_name, before, after }) =>
    t('order_address.shipping_type', {
      ...{ shop: shop_name, before: t(`enums.ShippingType.${before}`), after: t(`enums.ShippingType.${after}`) },
    }),
  );
  const warnings = [...shippingWarnings, ...partnerWarnings, ...printWarnings, ...batchWarnings];
  return (
    <Stack sx={{ gap: 1 }} aria-busy={isStale}>
      {correction && (
        <>
          <TaxationTable correction={correction} currency={currency} />
          <CountrySteps data={data} correction={correction} />
        </>
      )}
      <PartsOfAddress parts={parts} />
      {correction && customs && <Alert severity="warning">{t('order_address.customs')}</Alert>}
      {warnings.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      {prints.length + batches.length === 0 && <Alert severity="info">{t('order_address.nothing_printed')}</Alert>}
    </Stack>
  );
}
