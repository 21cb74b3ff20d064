import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './OfferAddress.module.css';

interface OfferAddressProps {
  readonly lines: readonly string[];
  readonly isPickup: boolean;
}

/** The delivery address of an offer. */
export function OfferAddress({ lines, isPickup }: OfferAddressProps) {
  const { t } = useTexts();
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t(isPickup ? 'offer.collect_at' : 'offer.deliver_to')}</h2>
      <address className={styles.address}>{lines.join('\n')}</address>
      <p className={styles.hint}>{t('offer.ask')}</p>
    </section>
  );
}
