import type { PublicContest } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './contests.module.css';

/** The proof of a draw: the hash of its seed from the first day, the rest once it is drawn. */
export function DrawProof({ contest }: { contest: PublicContest }) {
  const { t } = useTexts();
  const { code, state, seed_hash, entries_hash, seed, winning_codes = [] } = contest;
  const values = [
    ['fields.seed_hash', seed_hash],
    ['fields.entries_hash', entries_hash],
    ['fields.draw_seed', seed],
  ] as const;
  return (
    <details className={styles.proof} open={state === 'drawn'}>
      <summary>{t('contest.proof')}</summary>
      <p>{t(state === 'drawn' ? 'contest.proof_drawn' : 'contest.proof_before')}</p>
      <dl>
        {winning_codes.length > 0 && (
          <div>
            <dt>{t('contest.winning_codes')}</dt>
            {winning_codes.map((winning) => (
              <dd key={winning}>
                <code>{winning}</code>
              </dd>
            ))}
          </div>
        )}
        {values.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
      {state === 'drawn' && (
        <p>
          <a href={`/api/contests/${code}/draw`} download={`draw-${code}.json`}>
            {t('contest.download_record')}
          </a>
        </p>
      )}
    </details>
  );
}
