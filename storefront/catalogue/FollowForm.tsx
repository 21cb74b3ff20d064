import { useFetcher } from 'react-router';
import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import type { Problem } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import type { FollowOutcome } from './follow.server.ts';
import type { MakerView } from './load-maker.server.ts';
import styles from './MakerAbout.module.css';

/** Follows the artist or label, with the number of followers. Works without JavaScript. */
export function FollowForm({ maker: { kind, id, name, following, followers } }: { maker: MakerView }) {
  const { t, path } = useTexts();
  const fetcher = useFetcher<FollowOutcome | { readonly problem: Problem }>();
  // shows the wanted state until the answer arrives
  const wanted = fetcher.formData?.get('following');
  const isFollowing = wanted == null ? following : wanted === 'true';
  const count = followers + Number(isFollowing) - Number(following);
  const { data } = fetcher;
  const hasFailed = data !== undefined && ('problem' in data || data.failed);
  return (
    <fetcher.Form method="post" action={path(buildMakerLink(kind, id, name))} className={styles.follow}>
      <input type="hidden" name="following" value={String(!isFollowing)} />
      <button
        className={isFollowing ? button.secondary : button.primary}
        aria-label={t(isFollowing ? 'maker.unfollow' : 'maker.follow_name', { name })}
      >
        {t(isFollowing ? 'maker.following' : 'maker.follow')}
      </button>
      <span role="status">{t(hasFailed ? 'maker.failed' : 'maker.followers', { count })}</span>
    </fetcher.Form>
  );
}
