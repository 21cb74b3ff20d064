import { useId } from 'react';
import { Form } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import styles from './HelpSearch.module.css';

/** Searches the help centre; a plain form, so that it works without JavaScript. */
export function HelpSearch({ search = '' }: { search?: string }) {
  const { t, path } = useTexts();
  const id = useId();
  return (
    <search>
      <Form action={path('/help')} className={styles.form}>
        <label htmlFor={id}>{t('help_centre.search_label')}</label>
        <input
          // a new search replaces the text
          key={search}
          id={id}
          type="search"
          name="search"
          className={field.input}
          defaultValue={search}
          placeholder={t('help_centre.search_placeholder')}
          maxLength={100}
          required
        />
        <button className={button.primary}>{t('search.label')}</button>
      </Form>
    </search>
  );
}
