import type { SitePath } from '#domain/routes.ts';
import { Form, useSubmit } from 'react-router';
import { ProjectSort } from '#generated/enums.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { HiddenInputs } from './HiddenInputs.tsx';
import type { ListQuery } from './list-query.ts';
import styles from './SortForm.module.css';

/** Search text and sort order as one GET form. */
export function SortForm({ base, query }: { base: SitePath; query: ListQuery }) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  return (
    <Form action={path(base)} className={styles.form} preventScrollReset>
      <HiddenInputs query={query} except={['search', 'sort']} />
      <label className={styles.search}>
        <span className="visually-hidden">{t('search.label')}</span>
        <input
          key={query.search}
          id="search"
          type="search"
          name="search"
          className={field.input}
          defaultValue={query.search}
          placeholder={t('search.placeholder')}
          maxLength={100}
        />
      </label>
      <label>
        <span className="visually-hidden">{t('shop.sort')}</span>
        <select
          key={query.sort}
          name="sort"
          className={field.input}
          defaultValue={query.sort}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {query.search && <option value="">{t('shop.best_match')}</option>}
          {ProjectSort.values.map((sort) => (
            <option key={sort} value={sort}>
              {t(`enums.ProjectSort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button className={`${button.secondary} ${styles.button}`}>{t('search.label')}</button>
    </Form>
  );
}
