import { Currency, Language } from '#generated/enums.ts';
import { PREFERENCES_PATH } from '#storefront/app/frame/preferences.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './SecurityPage.module.css';

/** Language and currency of the account. The form loads the page in the language chosen. */
export function LanguagePage({ currency }: { readonly currency: Currency }) {
  const { t, path, language } = useTexts();
  const names = useRootData()?.currencyNames;
  return (
    <AccountLayout>
      <h1>{t('account.language')}</h1>
      <section className={styles.section}>
        <form
          method="post"
          action={path(PREFERENCES_PATH)}
          aria-label={t('account.language')}
          className={styles.fields}
        >
          <input type="hidden" name="return_to" value={path('/my-account/language')} />
          <label className={field.field}>
            <span>{t('account.language_label')}</span>
            <select className={field.input} name="lang" defaultValue={language}>
              {Language.values.map((one) => (
                <option key={one} value={one} lang={one}>
                  {t(`languages.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={field.field}>
            <span>{t('account.currency_label')}</span>
            <select className={field.input} name="currency" defaultValue={currency}>
              {Currency.values.map((one) => (
                <option key={one} value={one}>
                  {names ? `${one} – ${names[one]}` : one}
                </option>
              ))}
            </select>
          </label>
          <button className={button.primary}>{t('words.save')}</button>
        </form>
      </section>
    </AccountLayout>
  );
}
