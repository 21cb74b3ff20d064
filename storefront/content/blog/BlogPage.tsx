import { type Search, withSearch } from '#domain/routes.ts';
import type { PostCard, TopicLink } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import styles from './BlogPage.module.css';
import { PostTile } from './PostTile.tsx';

interface BlogPageProps {
  readonly posts: readonly PostCard[];
  readonly tags: readonly TopicLink[];
  /** slug of the shown tag; '' for all posts */
  readonly tag: string;
  readonly page: number;
  readonly pages: number;
}

function buildSearch(tag: string, page = 1): Search {
  const params = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** The posts of the blog; on the first page the newest one is larger. */
export function BlogPage({ posts, tags, tag, page, pages }: BlogPageProps) {
  const { t, path } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('blog.title')}</h1>
        <p>{t('blog.lead')}</p>
      </header>
      <nav aria-label={t('blog.topics')} className={styles.tags}>
        <ul>
          {[{ slug: '', name: t('blog.all') }, ...tags].map(({ slug, name }) => (
            <li key={slug}>
              <LocalLink to={withSearch('/blog', buildSearch(slug))} aria-current={slug === tag ? 'page' : undefined}>
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {posts.length > 0 ? (
        <ul className={styles.posts} data-first={page === 1}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostTile post={post} isLarge={page === 1 && index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('blog.empty')}</p>
      )}
      <div className={styles.foot}>
        <nav aria-label={t('blog.pages')}>
          {page > 1 && (
            <LocalLink to={withSearch('/blog', buildSearch(tag, page - 1))} rel="prev">
              <Icon path={PAGE_ICONS.left} size={18} /> {t('blog.newer')}
            </LocalLink>
          )}
          {page < pages && (
            <LocalLink to={withSearch('/blog', buildSearch(tag, page + 1))} rel="next">
              {t('blog.older')} <Icon path={PAGE_ICONS.right} size={18} />
            </LocalLink>
          )}
        </nav>
        {/* a document, not a page of the site */}
        <a href={path('/blog.xml')}>{t('blog.feed')}</a>
      </div>
    </div>
  );
}
