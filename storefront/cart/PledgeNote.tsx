import type { CartPledge } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './PledgeNote.module.css';

/** When the card of a pledge is charged. */
export function PledgeNote({ pledge: { ends_at } }: { readonly pledge: Pick<CartPledge, 'ends_at'> }) {
  const { t, date } = useTexts();
  return (
    <p className={styles.note} suppressHydrationWarning>
      {ends_at === null ? t('cart.pledge_open') : t('cart.pledge', { date: date(ends_at) })}
    </p>
  );
}
