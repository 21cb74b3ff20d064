import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '../Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import button from '../button.module.css';
import type { Modal } from './modals.ts';
import styles from './Modals.module.css';

/** Time a toast is shown, in milliseconds (§4, §9). */
export const TOAST_MS = 1500;

/** The open modals. A navigation closes all but toasts. */
export function Modals({ modals }: { modals: readonly Modal[] }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key === openedAt.current) return;
    openedAt.current = key;
    for (const modal of modals) if (!isToast(modal)) modal.close(false);
  }, [key, modals]);
  return modals.map((modal) =>
    isToast(modal) ? <Toast key={modal.key} toast={modal} /> : <Dialog key={modal.key} modal={modal} />,
  );
}

type ToastModal = Extract<Modal, { kind: 'toast' | 'saved' }>;
type DialogModal = Exclude<Modal, ToastModal>;

const isToast = (modal: Modal): modal is ToastModal => modal.kind === 'toast' || modal.kind === 'saved';

const CONFIRMED = 'confirmed';

/** A native modal dialog. Escape and a click on the backdrop close it, which cancels a question. */
function Dialog({ modal }: { modal: DialogModal }) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const label = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
  }, []);
  const close = (value = '') => dialog.current?.close(value);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${modal.kind === 'content' ? styles.content : ''}`}
      role={modal.kind === 'content' ? undefined : 'alertdialog'}
      aria-labelledby={label}
      onClose={() => modal.close(dialog.current?.returnValue === CONFIRMED)}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.inside}>
        {modal.kind === 'content' ? (
          <>
            <div className={styles.head}>
              <h2 id={label}>{modal.title}</h2>
              <button type="button" className={button.round} aria-label={t('words.close')} onClick={() => close()}>
                <Icon name="close" />
              </button>
            </div>
            {modal.content}
          </>
        ) : (
          <>
            <p id={label}>{modal.text}</p>
            <div className={styles.buttons}>
              {modal.kind === 'confirm' && (
                <button type="button" className={button.quiet} onClick={() => close()}>
                  {t('words.cancel')}
                </button>
              )}
              <button type="button" className={button.primary} onClick={() => close(CONFIRMED)}>
                {modal.kind === 'confirm' ? modal.action : t('words.ok')}
              </button>
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}

/** A text that closes by itself. It is placed in the uppermost dialog, whose backdrop would cover it otherwise. */
function Toast({ toast }: { toast: ToastModal }) {
  const { t } = useTexts();
  const { close } = toast;
  useEffect(() => {
    const timer = setTimeout(() => close(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, [close]);
  return createPortal(
    <p role="status" className={styles.toast}>
      <Icon path={PAGE_ICONS.check} size={18} />
      {toast.kind === 'saved' ? t('words.saved') : toast.text}
    </p>,
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
  );
}
