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

/** The folder of a project's pictures. */
export const getPictureBase = (picture: string): string => `/storage/projects/${encodeURIComponent(picture)}`;

/** A square image of a project: WebP in three widths; `watchPictures` replaces it when it fails (§8). */
export function Cover({ picture, alt, sizes, eager = false, asset = 'cover' }: CoverProps) {
  const folder = getPictureBase(picture);
  const webp = (width: number) => `${folder}/${asset}-${width}.webp`;
  return (
    <img
      className={styles.cover}
      data-original={asset === 'cover' ? `${folder}/preview_m.png` : `${folder}/${asset}.png`}
      src={webp(640)}
      srcSet={WIDTHS.map((width) => `${webp(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
