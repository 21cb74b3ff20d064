import { withSearch } from '#domain/routes.ts';
import type { HelpPage } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import page from '#storefront/content/page/ContentPage.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { ArticleLinks } from './ArticleLinks.tsx';
import { ContactLine } from './ContactLine.tsx';
import styles from './HelpArticle.module.css';
import { HelpSearch } from './HelpSearch.tsx';

/** A help article with the others of its category. */
export function HelpArticle({ article }: { article: HelpPage }) {
  const { t, date } = useTexts();
  const { title, body, category, updated_at, related, is_draft } = article;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <article className={styles.article}>
          {is_draft && (
            <Notice kind="warning" title={t('blog.draft_title')}>
              {t('blog.draft_text')}
            </Notice>
          )}
          <nav aria-label={t('help_centre.path')} className={styles.path}>
            <ol>
              <li>
                <LocalLink to="/help">{t('help_centre.title')}</LocalLink>
              </li>
              <li>
                <LocalLink to={withSearch('/help', `?category=${category.slug}`)}>{category.name}</LocalLink>
              </li>
            </ol>
          </nav>
          <h1>{title}</h1>
          <div className={page.prose} dangerouslySetInnerHTML={{ __html: body }} />
          <p className={styles.updated}>{t('help_centre.updated', { date: date(updated_at) })}</p>
        </article>
        <aside className={styles.aside} aria-label={t('help_centre.title')}>
          <HelpSearch />
          {related.length > 0 && (
            <section aria-labelledby="help-related">
              <h2 id="help-related">{t('help_centre.related', { category: category.name })}</h2>
              <ArticleLinks articles={related} />
            </section>
          )}
        </aside>
      </div>
      <ContactLine />
    </div>
  );
}
