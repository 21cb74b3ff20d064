import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { EntryStatus } from '#generated/enums.ts';
import type { UserContest } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { getContestTexts } from '#storefront/contests/contest-texts.ts';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './FollowsPage.module.css';

/** The contests that the account has entered, latest first. */
export function UserContestsPage({ entries }: { readonly entries: readonly UserContest[] }) {
  const { t, date, language } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.contests')}</h1>
      {entries.length === 0 && <EmptyList>{t('account.contests_empty')}</EmptyList>}
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ contest, code, status, place }) => (
            <li key={code}>
              <div>
                <LocalLink to={buildPagePath(ROUTES.contestPage, { code: contest.code })}>
                  {getContestTexts(contest, language).title}
                </LocalLink>
                <small>
                  {[
                    t('account.contest_until', { date: date(contest.ends_at) }),
                    t('account.contest_code', { code }),
                    place !== null && t('account.contest_place', { place }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <StatusChip color={EntryStatus.colors?.[status]}>{t(`enums.EntryStatus.${status}`)}</StatusChip>
            </li>
          ))}
        </ul>
      )}
    </AccountLayout>
  );
}
