import { useId, type ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { getCurrencyFlag } from '#domain/currencies.ts';
import { Currency, Language } from '#generated/enums.ts';
import { useTexts } from '../locale/texts.tsx';
import { useRootData } from '../root-data.ts';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import { PREFERENCES_PATH } from './preferences.ts';
import styles from './pickers.module.css';

/** The flag of a country, or of the EU. */
export function Flag({ country }: { country: string }) {
  return (
    <img
      className={styles.flag}
      src={`/assets/images/flags/${country}.svg`}
      alt=""
      width={22}
      height={16}
      loading="lazy"
    />
  );
}

interface PickerProps {
  readonly label: string;
  /** the current choice */
  readonly current: ReactNode;
  /** reloads the whole page */
  readonly reload?: boolean;
  readonly children: ReactNode;
}

/** A button with a popover of buttons that each post a preference. Works without JavaScript. */
function Picker({ label, current, reload = false, children }: PickerProps) {
  const { path } = useTexts();
  const { pathname, search } = useLocation();
  const list = useId();
  return (
    <div className={styles.picker}>
      <button type="button" className={styles.button} popoverTarget={list}>
        <span className="visually-hidden">{label} </span>
        {current}
      </button>
      <Form
        id={list}
        popover="auto"
        method="post"
        action={path(PREFERENCES_PATH)}
        replace
        preventScrollReset
        reloadDocument={reload}
        className={styles.list}
        aria-label={label}
        onSubmit={(event) => event.currentTarget.hidePopover()}
      >
        <input type="hidden" name="return_to" value={pathname + search} />
        {children}
      </Form>
    </div>
  );
}

/** The currency picker (§2.6). */
export function CurrencyPicker() {
  const { t } = useTexts();
  const root = useRootData();
  const current = root?.currency;
  // the currency is the customer's
  if (!current || root.impersonated) return null;
  return (
    <Picker
      label={t('picker.currency')}
      current={
        <>
          <Flag country={getCurrencyFlag(current)} /> {current}
        </>
      }
    >
      {Currency.values.map((currency) => (
        <button key={currency} name="currency" value={currency} aria-pressed={currency === current}>
          <Flag country={getCurrencyFlag(currency)} />
          <span>{currency}</span>
          <span className={styles.name}>{root.currencyNames[currency]}</span>
        </button>
      ))}
    </Picker>
  );
}

/** The language picker: a list on wide screens, a modal on narrow ones (§2.6). */
export function LanguagePicker() {
  const { t, language: current } = useTexts();
  // the language is the customer's
  if (useRootData()?.impersonated) return null;
  return (
    <Picker label={t('picker.language')} current={current.toUpperCase()} reload>
      {Language.values.map((language) => (
        <button key={language} name="lang" value={language} aria-pressed={language === current} lang={language}>
          <Flag country={Language.data[language].country} />
          <span>{t(`languages.${language}`)}</span>
        </button>
      ))}
    </Picker>
  );
}

/** Switches between light and dark. The system setting applies until it is first used. */
export function SchemeSwitch() {
  const { t, path } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={path(PREFERENCES_PATH)} replace preventScrollReset className={styles.scheme}>
      <input type="hidden" name="return_to" value={pathname + search} />
      <button name="scheme" value="dark" className={`${button.round} ${styles.toDark}`} aria-label={t('picker.dark')}>
        <Icon name="moon" size={20} />
      </button>
      <button
        name="scheme"
        value="light"
        className={`${button.round} ${styles.toLight}`}
        aria-label={t('picker.light')}
      >
        <Icon name="sun" size={20} />
      </button>
    </Form>
  );
}
