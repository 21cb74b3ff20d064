import { ManualOrderCalculationFields } from '#generated/fields/ManualOrderCalculation.ts';
import { formatMoney } from '#domain/format-money.ts';
import { useLocale, useTranslate } from 'react-admin';
import { SumsFoot } from '../lines/SumsFoot.tsx';
import { useDraftSums } from './use-draft-sums.ts';

/** Totals, problems and shipping options of the draft. */
export function SumsBar() {
  const t = useTranslate();
  const locale = useLocale();
  const { data, error, isStale } = useDraftSums();
  const shippingOptions = data?.options.map(
    ({ type, price }) => `${t(`enums.ShippingType.${type}`)} ${formatMoney(price, data.currency, locale)}`,
  );
  return (
    <SumsFoot
      fields={ManualOrderCalculationFields}
      names={['items', 'discount', 'shipping', 'vat', 'total']}
      sums={data}
      currency={data?.currency}
      subtracted={['discount']}
      suffixes={{ vat: data && (data.reverse_charge ? t('enums.VatScheme.reverse_charge') : `${data.vat_rate} %`) }}
      problems={[
        error != null && t('draft.cannot_calculate'),
        data?.promo_refused && t(`errors.${data.promo_refused}`),
        data?.limit != null && t('draft.beyond_limit', { percent: data.limit }),
      ]}
      hint={shippingOptions?.join(' · ') ?? ''}
      isStale={isStale}
    />
  );
}
