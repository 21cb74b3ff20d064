import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import styles from './ZoomDialog.module.css';

interface ZoomDialogProps {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** The pictures in full size. The arrow keys change the picture, a click or Enter magnifies it, Escape closes. */
export function ZoomDialog({ pictures, index, onIndex, onClose }: ZoomDialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMagnified, setMagnified] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const picture = pictures[index];
  const move = (step: 1 | -1) => {
    setMagnified(false);
    onIndex((index + step + pictures.length) % pictures.length);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('project.zoom')}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') move(-1);
        if (key === 'ArrowRight') move(1);
      }}
    >
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={button.round}
              aria-label={t('project.previous_picture')}
              onClick={() => move(-1)}
            >
              <Icon path={PAGE_ICONS.left} />
            </button>
            <span aria-live="polite">
              {index + 1} / {pictures.length}
            </span>
            <button
              type="button"
              className={button.round}
              aria-label={t('project.next_picture')}
              onClick={() => move(1)}
            >
              <Icon path={PAGE_ICONS.right} />
            </button>
          </>
        )}
        <button
          type="button"
          className={`${button.round} ${styles.close}`}
          aria-label={t('words.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <button
        type="button"
        className={styles.picture}
        data-magnified={isMagnified}
        aria-pressed={isMagnified}
        aria-label={t('project.magnify', { picture: picture?.alt ?? '' })}
        onClick={() => setMagnified(!isMagnified)}
      >
        <img key={picture?.src} src={picture?.src} alt="" />
      </button>
    </dialog>
  );
}
