import type { CartCalculation } from '#generated/schemas.ts';
import { useTexts } from '../locale/texts.tsx';
import styles from './OrderLines.module.css';

/** What is about to be paid, for reading. */
export function OrderLines({ calculation: { cart } }: { calculation: CartCalculation }) {
  const { money } = useTexts();
  const lines = Object.values(cart.shops).flatMap((shop) => shop.items);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.project_id}-${line.item_id}`}>
          <img
            src={`/storage/projects/${encodeURIComponent(line.picture ?? line.project_id)}/mini.jpg`}
            alt=""
            width={56}
            height={56}
          />
          <span>
            {line.name}
            <small>{[line.artist_name, line.item_name].filter(Boolean).join(' · ')}</small>
          </span>
          <span suppressHydrationWarning>
            {line.quantity} × {money(line.price, line.currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
