import { withSearch } from '#domain/routes.ts';
import type { PostPage as Post } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import page from '#storefront/content/page/ContentPage.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostPage.module.css';
import { PostTile } from './PostTile.tsx';

/** A post of the blog with related posts. */
export function PostPage({ post }: { post: Post }) {
  const { t } = useTexts();
  const { title, lead, tags, picture, body, related, is_draft } = post;
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        {is_draft && (
          <Notice kind="warning" title={t('blog.draft_title')}>
            {t('blog.draft_text')}
          </Notice>
        )}
        <header className={styles.head}>
          <ul className={styles.tags}>
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <LocalLink to={withSearch('/blog', `?tag=${slug}`)} rel="tag">
                  {name}
                </LocalLink>
              </li>
            ))}
          </ul>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <PostFacts post={post} />
        </header>
        {picture && (
          <Picture
            folder={picture}
            asset="wide"
            widths={[640, 960, 1280, 1920]}
            width={1280}
            height={640}
            sizes="(min-width: 1000px) 900px, 100vw"
            className={styles.picture}
            eager
          />
        )}
        <div className={page.prose} dangerouslySetInnerHTML={{ __html: body }} />
        <p className={styles.foot}>
          <LocalLink to="/blog">{t('blog.back')}</LocalLink>
        </p>
      </article>
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('blog.related')}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.slug}>
                <PostTile post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
