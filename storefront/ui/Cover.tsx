import { useEffect, useRef, useState } from 'react';
import styles from './Cover.module.css';

const WIDTHS = [320, 640, 960] as const;

export interface CoverProps {
  /** picture folder under /storage/projects */
  readonly picture: string;
  /** empty where the name stands beside it */
  readonly alt: string;
  /** how wide it is shown, as in `<img sizes>` */
  readonly sizes: string;
  /** for what is seen first */
  readonly eager?: boolean;
  /** image asset of §3, e.g. cover, back */
  readonly asset?: string;
}

/** A square picture of a project: webp in three widths; the original when that fails, a placeholder when nothing loads (§8). */
export function Cover({ picture, alt, sizes, eager = false, asset = 'cover' }: CoverProps) {
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  // a picture that failed before React was here does not tell it any more
  useEffect(() => {
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) setFailures(1);
  }, []);
  const folder = `/storage/projects/${encodeURIComponent(picture)}`;
  const webp = (width: number) => `${folder}/${asset}-${width}.webp`;

  if (failures > 1) return <span className={styles.placeholder} role="img" aria-label={alt} />;
  return (
    <img
      className={styles.cover}
      ref={image}
      onError={() => setFailures((count) => count + 1)}
      {...(failures === 0
        ? { src: webp(640), srcSet: WIDTHS.map((width) => `${webp(width)} ${width}w`).join(', '), sizes }
        : { src: `${folder}/preview_m.png` })}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
