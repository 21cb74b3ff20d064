import { Cover, type CoverProps } from './Cover.tsx';
import { Disc, type DiscColor } from './Disc.tsx';
import styles from './Sleeve.module.css';

/** A cover with its disc showing on the right; the disc slides out on hover. */
export function Sleeve({ disc, ...cover }: CoverProps & { disc: DiscColor | undefined }) {
  return (
    <div className={disc ? `${styles.sleeve} ${styles.withDisc}` : styles.sleeve}>
      {disc && (
        <div className={styles.disc}>
          <Disc color={disc} />
        </div>
      )}
      <div className={styles.cover}>
        <Cover {...cover} />
      </div>
    </div>
  );
}
