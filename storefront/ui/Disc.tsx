import { DISC_SPRITE } from '#domain/catalogue/disc-sprite.ts';
import type { VinylColor } from '#generated/enums.ts';
import styles from './Disc.module.css';

/** A CD, or a vinyl colour. */
export type DiscColor = VinylColor | 'cd';

/** A record or CD from above. Decorative: the colour is also named in text. */
export function Disc({ color }: { color: DiscColor }) {
  if (color === 'cd') return <span className={`${styles.disc} ${styles.cd}`} aria-hidden="true" />;
  return (
    <span className={styles.disc} aria-hidden="true">
      <svg viewBox="0 0 100 100" width="100" height="100">
        <use href={`${DISC_SPRITE}#${color}`} />
      </svg>
    </span>
  );
}
