import type { RefObject } from 'react';
import { parseColorVinyl } from '#domain/catalogue/vinyl-colors.ts';
import type { ProjectDetail } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Cover, getPictureBase } from '#storefront/ui/Cover.tsx';
import { Disc, type DiscColor } from '#storefront/ui/Disc.tsx';
import styles from './Release.module.css';

interface ReleaseProps {
  readonly project: ProjectDetail;
  readonly form: 'sleeve' | 'jewel' | 'cassette';
  readonly disc: DiscColor | undefined;
  /** whether the disc is out of its sleeve and spins */
  readonly isOut: boolean;
  readonly alt: string;
  readonly sizes: string;
  /** the element that `attachTurning` turns */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** Whether the picture of the disc (§3 `url_vinyl`) shows the chosen colour. */
function hasOwnDisc({ url_vinyl, color_vinyl }: ProjectDetail, disc: DiscColor): boolean {
  const [color = disc] = parseColorVinyl(color_vinyl);
  return url_vinyl === '1' && (disc === 'cd' || disc === color);
}

/** A release as a body with front, back, spine and disc. Dragging and the arrow keys turn it (`turn-release.ts`). */
export function Release({ project, form, disc, isOut, alt, sizes, stage }: ReleaseProps) {
  const { t } = useTexts();
  const { picture, name, artist_name, images = [] } = project;
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-form={form}
      tabIndex={0}
      role="group"
      aria-label={t('project.turn_hint')}
    >
      <div className={`${styles.body} ${styles[form]}`} data-out={isOut}>
        {disc && (
          <div className={styles.disc}>
            {hasOwnDisc(project, disc) ? (
              <img
                src={`${getPictureBase(picture)}/disc-640.webp`}
                data-original={`${getPictureBase(picture)}/disc.png`}
                alt=""
                width={640}
                height={640}
              />
            ) : (
              <>
                <Disc color={disc} />
                {images.includes('label') && (
                  <img
                    className={styles.label}
                    src={`${getPictureBase(picture)}/label-320.webp`}
                    alt=""
                    width={320}
                    height={320}
                    loading="lazy"
                  />
                )}
              </>
            )}
          </div>
        )}
        <div className={styles.front}>
          <Cover picture={picture} alt={alt} sizes={sizes} eager />
          {form === 'cassette' && (
            <span className={styles.strip} aria-hidden="true">
              {name}
              <small>{artist_name}</small>
            </span>
          )}
        </div>
        <div className={styles.back}>
          {images.includes('back') && <Cover picture={picture} asset="back" alt="" sizes={sizes} />}
        </div>
        <span className={styles.spine} aria-hidden="true">
          {artist_name} – {name}
        </span>
        <span className={styles.edge} />
        <span className={styles.top} />
        <span className={styles.bottom} />
      </div>
    </div>
  );
}
