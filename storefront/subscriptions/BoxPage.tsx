import type { Problem, UserSponsor } from '#generated/schemas.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { BoxCard } from './BoxCard.tsx';
import styles from './BoxPage.module.css';
import type { BoxView, NamedMonth } from './boxes.server.ts';
import type { BoxAnswer } from './change-box.server.ts';

interface BoxPageProps {
  /** newest first */
  readonly boxes: readonly BoxView[];
  /** months until which a box can be paused */
  readonly pauses: readonly NamedMonth[];
  readonly sponsor: UserSponsor | undefined;
  readonly answer: BoxAnswer | { readonly problem: Problem } | undefined;
}

/** The account's boxes with their months, and the referral code. */
export function BoxPage({ boxes, pauses, sponsor, answer }: BoxPageProps) {
  const { t } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('user_menu.box')}</h1>
      {answer?.problem && !('id' in answer) && <Notice kind="error" title={describeProblem(t, answer.problem)} />}
      {boxes.length === 0 && (
        <div className={styles.empty}>
          <p>{t('my_box.empty')}</p>
          <LocalLink to="/vinyl-box" className={button.primary}>
            {t('my_box.discover')}
          </LocalLink>
        </div>
      )}
      {boxes.map((view) => (
        <BoxCard
          key={view.box.id}
          view={view}
          pauses={pauses}
          answer={answer && 'id' in answer && answer.id === view.box.id ? answer : undefined}
        />
      ))}
      {sponsor && boxes.length > 0 && (
        <section className={styles.card} aria-labelledby="sponsor">
          <h2 id="sponsor">{t('my_box.sponsor')}</h2>
          <p>{t('my_box.sponsor_hint')}</p>
          <p className={styles.code}>{sponsor.code}</p>
          <p className={styles.muted}>
            {t('my_box.brought', { count: sponsor.brought })} · {t('my_box.rewarded', { count: sponsor.rewarded })}
          </p>
        </section>
      )}
    </AccountLayout>
  );
}
