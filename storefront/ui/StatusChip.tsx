import type { Color } from '#generated/definitions.ts';
import styles from './StatusChip.module.css';

/** A coloured status label (§4); grey without a colour. */
export function StatusChip({ color = 'grey', children }: { color?: Color | undefined; children: string }) {
  return <span className={`${styles.chip} ${styles[color]}`}>{children}</span>;
}
