import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { withSearch } from '#domain/routes.ts';
import type { PublicBid, PublicLot } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { BidForm } from './BidForm.tsx';
import { formatCountdown } from './countdown.ts';
import styles from './LotCard.module.css';
import { LotPicture } from './LotPicture.tsx';
import type { BidOutcome } from './place-bid.server.ts';
import { useExtended } from './use-live-lots.ts';

const SIZES = '(min-width: 1000px) 300px, (min-width: 640px) 45vw, 92vw';

interface LotCardProps {
  readonly lot: PublicLot;
  /** the server's time in milliseconds */
  readonly now: number;
  /** the bids, when they are listed */
  readonly bids: readonly PublicBid[] | undefined;
  /** the result of the last bid on this lot, when it was posted without JavaScript */
  readonly outcome: BidOutcome | undefined;
}

/** A lot with its price, the time left and the form to bid. */
export function LotCard({ lot, now, bids, outcome }: LotCardProps) {
  const { t, money } = useTexts();
  const isExtended = useExtended(lot);
  const hasStarted = lot.starts_at * 1000 <= now;
  const isOpen = lot.status === 'open' && lot.ends_at * 1000 > now;
  const { currency } = lot;
  return (
    <article id={`lot-${lot.id}`} className={styles.lot}>
      <LotPicture lot={lot} sizes={SIZES} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.number}>{lot.number}</p>
        <h3>{lot.title}</h3>
        <p className={styles.facts}>
          {t('bids.condition', { grade: t(`enums.DiscGrade.${lot.condition}`) })}
          {lot.sleeve_condition && ` · ${t('bids.sleeve', { grade: t(`enums.DiscGrade.${lot.sleeve_condition}`) })}`}
        </p>
        {lot.description && <p className={styles.description}>{lot.description}</p>}
        {lot.project_id != null && (
          <LocalLink to={buildProjectLink({ id: lot.project_id, name: lot.project_name ?? null })}>
            {t('bids.record', { name: lot.project_name ?? '' })}
          </LocalLink>
        )}
        <dl className={styles.sums}>
          <div>
            <dt>{t(lot.status === 'open' ? 'bids.price' : 'bids.final_price')}</dt>
            <dd>{money(lot.price, currency)}</dd>
          </div>
          <div>
            <dt>
              {t(lot.status !== 'open' ? 'bids.status' : isOpen && !hasStarted ? 'bids.starts_in' : 'bids.ends_in')}
            </dt>
            <dd>
              {isOpen ? (
                <span role="timer">{formatCountdown(t, (hasStarted ? lot.ends_at : lot.starts_at) - now / 1000)}</span>
              ) : (
                t(lot.status === 'open' ? 'bids.closing' : `enums.LotStatus.${lot.status}`)
              )}
            </dd>
          </div>
        </dl>
        {isOpen && isExtended && <p role="status">{t('bids.extended')}</p>}
        {isOpen && lot.bids_count > 0 && !lot.reserve_met && (
          <p className={styles.facts}>{t('bids.reserve_not_met')}</p>
        )}
        <LotStanding lot={lot} isOpen={isOpen} />
        {isOpen && hasStarted && <BidForm lot={lot} outcome={outcome} />}
        <LotBids lot={lot} bids={bids} />
      </div>
    </article>
  );
}

/** Whether the visitor leads, was outbid, won or lost. */
function LotStanding({ lot, isOpen }: { lot: PublicLot; isOpen: boolean }) {
  const { t, money } = useTexts();
  if (lot.my_maximum == null) return null;
  const maximum = money(lot.my_maximum, lot.currency);
  if (isOpen && lot.leading) return <Notice kind="success" title={t('bids.leading', { maximum })} />;
  if (isOpen) return <Notice kind="warning" title={t('bids.outbid', { least: money(lot.least_bid, lot.currency) })} />;
  if (lot.status === 'open' || lot.status === 'unsold') return null;
  return lot.leading ? <Notice kind="success" title={t('bids.won')} /> : <p>{t('bids.lost')}</p>;
}

function LotBids({ lot, bids }: Pick<LotCardProps, 'lot' | 'bids'>) {
  const { t, money, locale } = useTexts();
  const count = t('bids.count', { count: lot.bids_count });
  if (lot.bids_count === 0) return <p className={styles.facts}>{count}</p>;
  if (!bids)
    return (
      <LocalLink to={withSearch('/bids', `?lot=${lot.id}`)} preventScrollReset>
        {count}
      </LocalLink>
    );
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section className={styles.bids}>
      <h4>{count}</h4>
      <ol>
        {bids.map((bid) => (
          <li key={`${bid.created_at}-${bid.amount}-${bid.bidder}`}>
            <span>{t('bids.bidder', { number: /\d+/.exec(bid.bidder)?.[0] ?? '' })}</span>
            <span>{money(bid.amount, bid.currency)}</span>
            <time dateTime={new Date(bid.created_at * 1000).toISOString()} suppressHydrationWarning>
              {format.format(bid.created_at * 1000)}
            </time>
          </li>
        ))}
      </ol>
      <LocalLink to="/bids" preventScrollReset>
        {t('bids.hide_bids')}
      </LocalLink>
    </section>
  );
}
