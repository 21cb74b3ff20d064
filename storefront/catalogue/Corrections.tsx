import { type SitePath, withSearch } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './Corrections.module.css';
import { buildListSearch, type ListQuery } from './list-query.ts';

interface CorrectionsProps {
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly names: readonly string[];
}

/** Names to search for instead of a misspelt text. */
export function Corrections({ base, query, names }: CorrectionsProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('shop.did_you_mean')} className={styles.corrections}>
      <p>{t('shop.did_you_mean')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <LocalLink to={withSearch(base, buildListSearch(query, { search: name }))}>{name}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
