import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { isCountry } from '#domain/countries.ts';
import type { ShippingEstimate as Estimate } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CountrySelect } from '#storefront/ui/CountrySelect.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import styles from './ShippingEstimate.module.css';

interface ShippingEstimateProps {
  readonly itemId: number;
  /** the visitor's country by geolocation */
  readonly country: string | undefined;
  /** of the item first shown, to the visitor's country */
  readonly estimate: Estimate | null;
}

/** What shipping of the chosen item costs and how long it takes, for a country that the visitor can change. */
export function ShippingEstimate({ itemId, country: located, estimate: loaded }: ShippingEstimateProps) {
  const { t, path, money } = useTexts();
  const id = useId();
  const [country, setCountry] = useState(isCountry(located) ? located : '');
  const { load, data, state } = useFetcher<{ country?: string; estimate: Estimate | null }>({
    key: 'shipping-estimate',
  });
  const isShown = (estimate: Estimate | null | undefined) =>
    estimate?.item_id === itemId && estimate.country_id === country ? estimate : undefined;
  const estimate = isShown(data?.estimate) ?? isShown(loaded);
  const isKnown = estimate !== undefined;
  useEffect(() => {
    if (country && !isKnown)
      void load(`${path('/shipping-estimate')}?${new URLSearchParams({ item: String(itemId), country })}`);
  }, [country, isKnown, itemId, load, path]);

  const [cheapest] = estimate?.options ?? [];
  return (
    <div className={styles.estimate}>
      <Icon path={PAGE_ICONS.truck} size={20} />
      <label htmlFor={id}>{t('cart.country')}</label>
      <CountrySelect
        id={id}
        value={country}
        empty={t('cart.choose_country')}
        onChange={(event) => setCountry(event.target.value)}
      />
      <p role="status" aria-busy={state !== 'idle'}>
        {cheapest ? (
          <span suppressHydrationWarning>
            {cheapest.price === 0
              ? t('project.shipping_free')
              : t('project.shipping_from', { price: money(cheapest.price, estimate?.currency) })}
            {', '}
            {t('cart.days', { min: cheapest.days_min ?? '', max: cheapest.days_max ?? '' })}
          </span>
        ) : (
          t(
            !country
              ? 'project.shipping_choose'
              : isKnown
                ? 'errors.not_deliverable'
                : state === 'idle'
                  ? 'project.shipping_unknown'
                  : 'project.shipping_loading',
          )
        )}
      </p>
    </div>
  );
}
