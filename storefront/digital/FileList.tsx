import type { DigitalFile } from '#generated/schemas.ts';
import styles from './DigitalPage.module.css';

/** Links to files, if any. */
export function FileList({ files }: { files: readonly DigitalFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ name, url }) => (
        <li key={name}>
          <a href={url} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
