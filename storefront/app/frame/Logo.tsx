import styles from './Logo.module.css';

/** The shop's mark: a record with a coloured label. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
      <circle cx="17" cy="17" r="17" fill="currentColor" />
      <g fill="none" className={styles.groove}>
        <circle cx="17" cy="17" r="13.7" />
        <circle cx="17" cy="17" r="11.2" />
      </g>
      <circle cx="17" cy="17" r="7" className={styles.label} />
      <circle cx="17" cy="17" r="1.4" className={styles.hole} />
    </svg>
  );
}
