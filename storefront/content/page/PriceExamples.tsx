import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { PricedExample } from './price-examples.server.ts';
import { QuoteLink } from './QuoteLink.tsx';
import styles from './PriceExamples.module.css';

/** Examples of pressings at current prices, with a link to the quote form. */
export function PriceExamples({ prices }: { prices: readonly PricedExample[] }) {
  const { t, money } = useTexts();
  return (
    <section className={styles.prices}>
      <h2>{t('content.prices')}</h2>
      <ul>
        {prices.map(({ name, net, unit_price, currency }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.price}>{money(net, currency)}</p>
            <p>{t('content.price_per_copy', { price: money(unit_price, currency) })}</p>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('content.prices_hint')}</p>
      <QuoteLink />
    </section>
  );
}
