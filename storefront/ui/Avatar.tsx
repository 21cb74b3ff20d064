import { Icon } from './Icon.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** folder under /storage/pictures; an icon is shown without one */
  readonly picture: string | null | undefined;
  /** width and height in pixels */
  readonly size: number;
}

/** The round picture of an account. Decorative: the name is shown beside it. */
export function Avatar({ picture, size }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }}>
      {picture ? (
        <img src={`/storage/pictures/${encodeURIComponent(picture)}/mini.jpg`} alt="" width={size} height={size} />
      ) : (
        <Icon name="user" size={size / 2} />
      )}
    </span>
  );
}
