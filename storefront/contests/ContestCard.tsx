import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { ContestState } from '#generated/enums.ts';
import type { PublicContest } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { getContestTexts } from './contest-texts.ts';
import styles from './contests.module.css';

/** A contest in the list of others, with a link to its page. */
export function ContestCard({ contest }: { contest: PublicContest }) {
  const { t, language, date } = useTexts();
  const { code, prize, state, starts_at, ends_at } = contest;
  return (
    <article className={styles.card}>
      <StatusChip color={ContestState.colors[state]}>{t(`enums.ContestState.${state}`)}</StatusChip>
      <h3>
        <LocalLink to={buildPagePath(ROUTES.contestPage, { code })}>
          {getContestTexts(contest, language).title}
        </LocalLink>
      </h3>
      <p>{prize}</p>
      <p className={styles.dates}>{t('contest.period', { from: date(starts_at), until: date(ends_at) })}</p>
    </article>
  );
}
