import type { Color } from '#generated/definitions.ts';
import styles from './StatusChip.module.css';

/** A status as a word on its colour (§4); grey without one. */
export function StatusChip({ color = 'grey', children }: { color?: Color | undefined; children: string }) {
  return <span className={`${styles.chip} ${styles[color]}`}>{children}</span>;
}
