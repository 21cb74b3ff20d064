import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { HelpCard } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import styles from './ArticleLinks.module.css';

/** Links to help articles with their summaries. */
export function ArticleLinks({ articles }: { articles: readonly HelpCard[] }) {
  return (
    <ul className={styles.links}>
      {articles.map(({ slug, title, description }) => (
        <li key={slug}>
          <LocalLink to={buildPagePath(ROUTES.helpArticle, { slug })}>{title}</LocalLink>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
