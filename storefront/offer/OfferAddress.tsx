import { countryName } from '#domain/countries.ts';
import type { Offer } from '#generated/schemas.ts';
import { useTexts } from '../locale/texts.tsx';
import styles from './OfferAddress.module.css';

/** Where an offer goes, as staff has it. */
export function OfferAddress({ offer: { customer, pickup } }: { offer: Offer }) {
  const { t, language } = useTexts();
  if (!customer) return null;
  const country = customer.country_id && countryName(customer.country_id, language);
  const name = [customer.firstname, customer.lastname].filter(Boolean).join(' ');
  const lines = pickup
    ? [pickup.name, pickup.address, `${pickup.zip_code} ${pickup.city}`]
    : [name, customer.address, [customer.zip_code, customer.city].filter(Boolean).join(' '), country];
  return (
    <section>
      <h2 className={styles.heading}>{t(pickup ? 'offer.collect_at' : 'offer.deliver_to')}</h2>
      <address className={styles.address} suppressHydrationWarning>
        {lines.filter(Boolean).join('\n')}
      </address>
      <p className={styles.hint}>{t('offer.ask')}</p>
    </section>
  );
}
