import { Form } from 'react-router';
import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import type { Problem, UserFollow } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './FollowsPage.module.css';
import { Paging } from './Paging.tsx';

interface FollowsPageProps {
  readonly follows: readonly UserFollow[];
  readonly page: number;
  readonly pages: number;
  readonly problem: Problem | undefined;
}

/** The artists and labels that the account follows, latest first. */
export function FollowsPage({ follows, page, pages, problem }: FollowsPageProps) {
  const { t, date } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.follows')}</h1>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {follows.length === 0 && <EmptyList>{t('account.follows_empty')}</EmptyList>}
      {follows.length > 0 && (
        <ul className={styles.list}>
          {follows.map(({ type, id, name, picture, followed_at }) => (
            <li key={`${type}-${id}`}>
              <Avatar picture={picture} size={56} />
              <div>
                <LocalLink to={buildMakerLink(type, id, name)}>{name}</LocalLink>
                <small>
                  {t(`enums.MakerType.${type}`)} · {t('account.followed_on', { date: date(followed_at) })}
                </small>
              </div>
              <Form method="post">
                <button
                  className={button.secondary}
                  name="unfollow"
                  value={`${type}-${id}`}
                  aria-label={t('maker.unfollow', { name })}
                >
                  {t('account.unfollow')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Paging to="/my-account/follows" page={page} pages={pages} />
    </AccountLayout>
  );
}
