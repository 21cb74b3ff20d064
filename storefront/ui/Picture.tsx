interface PictureProps {
  /** folder under /storage/pictures */
  readonly folder: string;
  readonly asset: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly eager?: boolean;
}

/** An image of an artist, label, shop or banner, as WebP in several widths. */
export function Picture({ folder, asset, widths, alt = '', eager = false, ...image }: PictureProps) {
  const source = (width: number) => `/storage/pictures/${encodeURIComponent(folder)}/${asset}-${width}.webp`;
  return (
    <img
      {...image}
      data-original={`/storage/pictures/${encodeURIComponent(folder)}/${asset}.jpg`}
      src={source(widths[0] ?? image.width)}
      srcSet={widths.map((width) => `${source(width)} ${width}w`).join(', ')}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
