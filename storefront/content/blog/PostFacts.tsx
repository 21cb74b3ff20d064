import type { PostCard } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './PostFacts.module.css';

/** Author, date and reading time of a post. */
export function PostFacts({ post }: { post: PostCard }) {
  const { t, date } = useTexts();
  const { author, published_on, reading_minutes, is_draft } = post;
  return (
    <p className={styles.facts}>
      {is_draft && <strong>{t('blog.draft')}</strong>}
      <span>{author}</span>
      {published_on && <time dateTime={published_on}>{date(published_on)}</time>}
      <span>{t('blog.minutes', { count: reading_minutes })}</span>
    </p>
  );
}
