import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from './Icon.tsx';
import button from './button.module.css';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
}

/** A side panel as a native modal dialog; closes on Escape or a click on the backdrop. */
export function SidePanel({ open, onClose, title, side = 'right', children }: SidePanelProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.panel} ${styles[side]}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={button.round} aria-label={t('words.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
