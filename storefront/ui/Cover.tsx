import { useEffect, useRef, useState } from 'react';
import styles from './Cover.module.css';

const WIDTHS = [320, 640, 960] as const;

export interface CoverProps {
  /** picture folder under /storage/projects */
  readonly picture: string;
  /** empty when the name is shown beside it */
  readonly alt: string;
  /** displayed width, as in `<img sizes>` */
  readonly sizes: string;
  /** loads immediately, for images above the fold */
  readonly eager?: boolean;
  /** image asset of §3, e.g. cover, back */
  readonly asset?: string;
}

/** A square image of a project: WebP in three widths, the original when that fails, then a placeholder (§8). */
export function Cover({ picture, alt, sizes, eager = false, asset = 'cover' }: CoverProps) {
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  // an image that failed before hydration fires no error event
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
