import type { PublicBid, PublicLot } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './BidsPage.module.css';
import { LotCard } from './LotCard.tsx';
import type { BidOutcome } from './place-bid.server.ts';
import { useLiveLots } from './use-live-lots.ts';

interface BidsPageProps {
  /** open lots, then ended ones */
  readonly lots: readonly PublicLot[];
  /** the lot whose bids are listed */
  readonly opened: { readonly id: number; readonly bids: readonly PublicBid[] } | undefined;
  /** the server's time when the lots were loaded, in milliseconds */
  readonly now: number;
  readonly outcome: BidOutcome | undefined;
}

/** The auctions, live: open lots to bid on, and those that have ended. */
export function BidsPage({ lots, opened, now: loadedAt, outcome }: BidsPageProps) {
  const { t } = useTexts();
  const now = useLiveLots(lots, loadedAt);
  const sections = [
    { title: t('bids.open'), lots: lots.filter(({ status }) => status === 'open') },
    { title: t('bids.ended'), lots: lots.filter(({ status }) => status !== 'open') },
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('bids.title')}</h1>
        <p>{t('bids.intro')}</p>
      </header>
      {lots.length === 0 && <p className={styles.empty}>{t('bids.empty')}</p>}
      {sections.map(
        (section) =>
          section.lots.length > 0 && (
            <section key={section.title}>
              <h2>{section.title}</h2>
              <ul className={styles.lots}>
                {section.lots.map((lot) => (
                  <li key={lot.id}>
                    <LotCard
                      lot={lot}
                      now={now}
                      bids={opened?.id === lot.id ? opened.bids : undefined}
                      outcome={outcome?.lot === lot.id ? outcome : undefined}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
