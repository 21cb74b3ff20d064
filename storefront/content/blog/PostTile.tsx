import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { PostCard } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { PostFacts } from './PostFacts.tsx';
import styles from './PostTile.module.css';

interface PostTileProps {
  readonly post: PostCard;
  readonly heading?: 'h2' | 'h3';
  readonly isLarge?: boolean;
}

/** A post in a list; the whole tile links to it. */
export function PostTile({ post, heading: Heading = 'h2', isLarge = false }: PostTileProps) {
  const { slug, title, lead, picture } = post;
  return (
    <article className={styles.tile} data-large={isLarge}>
      {picture && (
        <Picture
          folder={picture}
          asset="wide"
          widths={isLarge ? [640, 960, 1280] : [320, 640, 960]}
          width={1280}
          height={640}
          sizes={isLarge ? '(min-width: 850px) 60vw, 100vw' : '(min-width: 850px) 380px, 100vw'}
          className={styles.picture}
          eager={isLarge}
        />
      )}
      <div className={styles.words}>
        <Heading>
          <LocalLink to={buildPagePath(ROUTES.post, { slug })}>{title}</LocalLink>
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
