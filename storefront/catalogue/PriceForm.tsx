import { Form } from 'react-router';
import type { SitePath } from '#domain/routes.ts';
import type { Currency } from '#generated/enums.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { HiddenInputs } from './HiddenInputs.tsx';
import styles from './Filters.module.css';
import type { ListQuery } from './list-query.ts';

/** Filters a list by a minimum and a maximum price as typed. */
export function PriceForm({ base, query, currency }: { base: SitePath; query: ListQuery; currency: Currency }) {
  const { t, path } = useTexts();
  const { priceMin, priceMax } = query;
  const inputs = [
    { name: 'price_min', value: priceMin, label: t('shop.price_min', { currency }) },
    { name: 'price_max', value: priceMax, label: t('shop.price_max', { currency }) },
  ];
  return (
    <Form action={path(base)} className={styles.price} preventScrollReset>
      <HiddenInputs query={query} except={['price_min', 'price_max']} />
      {inputs.map(({ name, value, label }) => (
        <label key={name}>
          <span>{label}</span>
          <input
            key={value}
            name={name}
            className={field.input}
            inputMode="decimal"
            autoComplete="off"
            pattern="\d{1,8}([.,]\d{1,2})?"
            title={t('shop.price_hint')}
            defaultValue={value}
          />
        </label>
      ))}
      <button className={button.secondary}>{t('shop.apply')}</button>
    </Form>
  );
}
