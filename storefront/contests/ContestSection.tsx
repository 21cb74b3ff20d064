import { lazy, Suspense } from 'react';
import { formatDateTime } from '#domain/dates.ts';
import { ContestState } from '#generated/enums.ts';
import type { PublicContest } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { getContestTexts } from './contest-texts.ts';
import styles from './contests.module.css';
import { DrawProof } from './DrawProof.tsx';

// the contest is read first
const EntryForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).EntryForm }));

/** A contest: what there is to win, until when, the entry form while it runs, and the proof of its draw. */
export function ContestSection({ contest, level = 2 }: { contest: PublicContest; level?: 1 | 2 }) {
  const { t, language, locale } = useTexts();
  const { prize, winners_count, state, starts_at, ends_at, rules } = contest;
  const { title, text } = getContestTexts(contest, language);
  const Heading = level === 1 ? 'h1' : 'h2';
  const time = (seconds: number) => formatDateTime(seconds, locale);
  return (
    <section className={styles.contest} aria-labelledby="contest-heading">
      <div className={styles.words}>
        <StatusChip color={ContestState.colors[state]}>{t(`enums.ContestState.${state}`)}</StatusChip>
        <Heading id="contest-heading">{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>{t('fields.prize')}</dt>
            <dd>{prize}</dd>
          </div>
          <div>
            <dt>{t('fields.winners_count')}</dt>
            <dd>{winners_count}</dd>
          </div>
          <div>
            <dt>{t('contest.entries')}</dt>
            <dd>{t('contest.period', { from: time(starts_at), until: time(ends_at) })}</dd>
          </div>
        </dl>
        {rules && (
          <details className={styles.rules}>
            <summary>{t('fields.rules')}</summary>
            <p>{rules}</p>
          </details>
        )}
        <DrawProof contest={contest} />
      </div>
      {/* drafts are not public */}
      {state === 'draft' ? null : state === 'running' ? (
        <Suspense>
          <EntryForm contest={contest} />
        </Suspense>
      ) : (
        <p className={styles.state}>{t(`contest.states.${state}`, { date: time(starts_at) })}</p>
      )}
    </section>
  );
}
