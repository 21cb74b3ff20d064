import type { ComponentProps } from 'react';
import { listCountryChoices } from '#domain/countries.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Field.module.css';

/**
 * A select of all countries, sorted by the language. Names come from `Intl`, which differs between platforms, so
 * hydration warnings are suppressed.
 */
export function CountrySelect({ empty, ...select }: ComponentProps<'select'> & { empty: string }) {
  const { language } = useTexts();
  return (
    <select className={styles.input} autoComplete="country" {...select}>
      <option value="">{empty}</option>
      {listCountryChoices(language).map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </select>
  );
}
