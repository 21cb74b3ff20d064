import type { PostCard } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './PostFacts.module.css';

/** Author, date and reading time of a post. */
export function PostFacts({ post }: { post: PostCard }) {
  const { t, date } = useTexts();
  const { author, published_at, reading_minutes, is_draft } = post;
  return (
    <p className={styles.facts}>
      {is_draft && <strong>{t('blog.draft')}</strong>}
      <span>{author}</span>
      {published_at && <time dateTime={new Date(published_at * 1000).toISOString()}>{date(published_at)}</time>}
      <span>{t('blog.minutes', { count: reading_minutes })}</span>
    </p>
  );
}
