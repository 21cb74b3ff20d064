import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectLike } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { ProjectAnswer } from '#storefront/catalogue/project-action.server.ts';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/Icon.tsx';
import { showMessage, showToast } from '#storefront/ui/modals/modals.ts';
import { Notice } from '#storefront/ui/Notice.tsx';
import { RELEASE_ICONS } from '#storefront/catalogue/release-icons.ts';
import styles from './Favourites.module.css';

/** The state while a like or wish is being saved; a failed one leaves the former state. */
function applyPending(favourite: ProjectLike, intents: readonly unknown[]): ProjectLike {
  const { liked, likes, in_whishlist } = favourite;
  const isLiking = intents.includes('like');
  return {
    ...favourite,
    liked: isLiking ? !liked : liked,
    likes: isLiking ? likes + (liked ? -1 : 1) : likes,
    in_whishlist: intents.includes('wish') ? !in_whishlist : in_whishlist,
  };
}

interface FavouritesProps {
  /** as loaded with the page */
  readonly favourite: ProjectLike;
  readonly title: string;
  /** address of the page */
  readonly url: string;
}

/** Buttons to like a project, add it to the wishlist and share it. Work without JavaScript. */
export function Favourites({ favourite: loaded, title, url }: FavouritesProps) {
  const { t } = useTexts();
  const like = useFetcher<ProjectAnswer>({ key: `like-${loaded.project_id}` });
  const wish = useFetcher<ProjectAnswer>({ key: `wish-${loaded.project_id}` });
  const answeredWish = wish.data?.favourite?.in_whishlist;
  const lastWish = useRef(answeredWish);
  useEffect(() => {
    if (answeredWish === undefined || answeredWish === lastWish.current) return;
    lastWish.current = answeredWish;
    void showToast(t(answeredWish ? 'favourites.wished' : 'favourites.unwished'));
  }, [answeredWish, t]);
  const { liked: isLiked, likes: count } = like.data?.favourite ?? loaded;
  const { in_whishlist: isWished } = wish.data?.favourite ?? loaded;
  const saved = { ...loaded, liked: isLiked, likes: count, in_whishlist: isWished };
  const { liked, likes, in_whishlist } = applyPending(saved, [
    like.formData?.get('intent'),
    wish.formData?.get('intent'),
  ]);
  const problem = [like, wish].find(({ state, data }) => state === 'idle' && data?.problem)?.data?.problem;

  return (
    <div className={styles.favourites}>
      <like.Form method="post" className={styles.like}>
        <input type="hidden" name="intent" value="like" />
        <button className={button.quiet} aria-pressed={liked}>
          <Icon path={RELEASE_ICONS.heart} />
          {t('favourites.like')}
        </button>
        {likes > 0 && <span aria-hidden="true">{likes}</span>}
        <span className="visually-hidden">{t('favourites.likes', { count: likes })}</span>
      </like.Form>
      <wish.Form method="post">
        <input type="hidden" name="intent" value="wish" />
        <button className={button.quiet} aria-pressed={in_whishlist}>
          <Icon path={RELEASE_ICONS.bookmark} />
          {t('favourites.wish')}
        </button>
      </wish.Form>
      <ShareButton title={title} url={url} />
      {problem && (
        <div className={styles.problem}>
          <Notice kind="error" title={describeProblem(t, problem)} />
        </div>
      )}
    </div>
  );
}

/** Shares the page by the system's dialog, else copies its address. Without JavaScript it opens a mail. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useTexts();
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // rejected when the visitor closes the dialog
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      void showToast(t('favourites.copied'));
    } catch {
      // refused by the visitor, or the page is not served over https
      void showMessage(t('favourites.not_copied', { url }));
    }
  };
  return (
    <a
      className={button.quiet}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      onClick={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <Icon path={RELEASE_ICONS.share} />
      {t('favourites.share')}
    </a>
  );
}
