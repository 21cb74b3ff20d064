import type { PublicLot } from '#generated/schemas.ts';
import { Cover } from '#storefront/ui/Cover.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';

interface LotPictureProps {
  readonly lot: PublicLot;
  readonly sizes: string;
  /** of the picture of a copy; a cover is as wide as its parent */
  readonly className: string | undefined;
}

/** The picture of the copy, else the cover of its record. */
export function LotPicture({ lot, sizes, className }: LotPictureProps) {
  if (!lot.picture) return <Cover picture={lot.project_picture ?? ''} alt="" sizes={sizes} />;
  return (
    <Picture
      folder={lot.picture}
      asset="preview"
      widths={[320, 640]}
      width={640}
      height={640}
      sizes={sizes}
      className={className}
    />
  );
}
