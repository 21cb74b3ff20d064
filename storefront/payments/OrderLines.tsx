import type { CartItem } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './OrderLines.module.css';

/** The lines to be paid, read-only. */
export function OrderLines({ lines }: { lines: readonly CartItem[] }) {
  const { money } = useTexts();
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={`${line.item_id}-${index}`}>
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
