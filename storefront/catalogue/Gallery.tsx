import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ProjectDetail } from '#generated/schemas.ts';
import type { Translate } from '#storefront/app/locale/translate.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Cover, getPictureBase } from '#storefront/ui/Cover.tsx';
import type { DiscColor } from '#storefront/ui/Disc.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './Gallery.module.css';
import { getDetailedAsset, getForm, getPictureName, listPictures, type Picture } from './pictures.ts';
import { RELEASE_ICONS } from './release-icons.ts';
import { Release } from './Release.tsx';
import { attachTurning, turnOver } from './turn-release.ts';

const ZoomDialog = lazy(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

/** Displayed widths of a picture, and of a sleeve or case, which leaves room for its disc. */
const FLAT_SIZES = '(min-width: 1280px) 620px, (min-width: 850px) 48vw, 92vw';
const RELEASE_SIZES = '(min-width: 1280px) 580px, (min-width: 850px) 43vw, 83vw';

/** Moves the focus to the picture before or after by the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  links.at((links.indexOf(document.activeElement as HTMLAnchorElement) + step) % links.length)?.focus();
}

/** Lets the release on a stage be turned. */
function useTurning(stage: RefObject<HTMLDivElement | null>, isTurning: boolean): void {
  useEffect(() => {
    const element = stage.current;
    return isTurning && element ? attachTurning(element) : undefined;
  }, [stage, isTurning]);
}

/** A picture with its address in full size. */
interface GalleryPicture {
  readonly asset: Picture;
  readonly name: string;
  readonly alt: string;
  readonly src: string;
}

interface ThumbnailsProps {
  readonly folder: string;
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

/** Chooses a picture. Links, to be of use without JavaScript. */
function Thumbnails({ folder, pictures, index, onIndex }: ThumbnailsProps) {
  const { t } = useTexts();
  return (
    <ul className={styles.views} aria-label={t('project.picture_list')} onKeyDown={moveFocus}>
      {pictures.map(({ asset, name, src }, place) => (
        <li key={asset}>
          <a
            href={src}
            aria-label={name}
            aria-current={place === index}
            onClick={(event) => {
              event.preventDefault();
              onIndex(place);
            }}
          >
            <Cover picture={folder} asset={asset} alt="" sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Describes the pictures of a project for the gallery. */
function describePictures(t: Translate, project: ProjectDetail): GalleryPicture[] {
  const { name: title, artist_name: artist, images, picture: folder } = project;
  return listPictures(project).map((asset, place) => {
    const name = getPictureName(t, asset, place);
    const alt = t('project.picture_of', { picture: name, name: title, artist });
    return { asset, name, alt, src: `${getPictureBase(folder)}/${getDetailedAsset(asset, images)}-1920.webp` };
  });
}

/** The release, which turns in three dimensions, and its pictures. */
export function Gallery({ project, disc }: { project: ProjectDetail; disc: DiscColor | undefined }) {
  const { t } = useTexts();
  const pictures = describePictures(t, project);
  const form = getForm(project);
  const [index, setIndex] = useState(0);
  const [isOut, setOut] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const { asset = 'cover', alt = '', src } = pictures[index] ?? {};
  const isTurning = form !== undefined && asset === 'cover';
  useTurning(stage, isTurning);

  return (
    <div className={styles.gallery}>
      <figure className={styles.main}>
        {isTurning ? (
          <Release {...{ project, disc, isOut, form, stage, alt }} sizes={RELEASE_SIZES} />
        ) : (
          <div className={styles.flat} key={asset}>
            <Cover asset={asset} picture={project.picture} alt={alt} sizes={FLAT_SIZES} eager />
          </div>
        )}
      </figure>
      <div className={styles.tools}>
        {isTurning && (
          <button type="button" className={button.quiet} onClick={() => stage.current && turnOver(stage.current)}>
            <Icon path={RELEASE_ICONS.turn} size={18} />
            {t('project.turn_over')}
          </button>
        )}
        {isTurning && disc && (
          <button type="button" className={button.quiet} aria-pressed={isOut} onClick={() => setOut(!isOut)}>
            <Icon path={RELEASE_ICONS.disc} size={18} />
            {t('project.take_out')}
          </button>
        )}
        <a
          className={button.quiet}
          href={src}
          onClick={(event) => {
            event.preventDefault();
            setZoomed(true);
          }}
        >
          <Icon path={RELEASE_ICONS.zoom} size={18} />
          {t('project.zoom')}
        </a>
      </div>
      {pictures.length > 1 && <Thumbnails folder={project.picture} {...{ pictures, index }} onIndex={setIndex} />}
      {isZoomed && (
        <Suspense>
          <ZoomDialog {...{ pictures, index }} onIndex={setIndex} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  );
}
