import { withSearch } from '#domain/routes.ts';
import type { HelpCard, HelpSection } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Drawing } from '../page/Drawing.tsx';
import { ArticleLinks } from './ArticleLinks.tsx';
import { ContactLine } from './ContactLine.tsx';
import styles from './HelpPage.module.css';
import { HelpSearch } from './HelpSearch.tsx';

interface HelpPageProps {
  readonly sections: readonly HelpSection[];
  readonly found: readonly HelpCard[];
  /** the searched text; '' when there is none */
  readonly search: string;
}

/** The help centre: its articles by category, or those found by a search. */
export function HelpPage({ sections, found, search }: HelpPageProps) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('help_centre.title')}</h1>
          <p>{t('help_centre.lead')}</p>
          <HelpSearch search={search} />
        </div>
        <Drawing name="question" className={styles.drawing} />
      </header>
      {search === '' ? (
        <div className={styles.sections}>
          {sections.map(({ slug, name, articles }) => (
            <section key={slug} aria-labelledby={`help-${slug}`}>
              <h2 id={`help-${slug}`}>
                <LocalLink to={withSearch('/help', `?category=${slug}`)}>{name}</LocalLink>
              </h2>
              <ArticleLinks articles={articles} />
            </section>
          ))}
        </div>
      ) : (
        <section className={styles.found} aria-live="polite">
          <h2>
            {t(found.length > 0 ? 'help_centre.found' : 'help_centre.nothing_found', {
              count: found.length,
              text: search,
            })}
          </h2>
          <ArticleLinks articles={found} />
          <p>
            <LocalLink to="/help">{t('help_centre.all')}</LocalLink>
          </p>
        </section>
      )}
      <ContactLine />
    </div>
  );
}
