import type { ReactNode } from 'react';

/** What a modal shows (§4). Texts are translated by the caller. */
type ModalContent =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'confirm'; readonly text: string; readonly action: string }
  | { readonly kind: 'content'; readonly title: string; readonly content: ReactNode }
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'saved' };

export type Modal = ModalContent & {
  readonly key: number;
  /** removes the modal and resolves its promise */
  readonly close: (confirmed: boolean) => void;
};

let modals: readonly Modal[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Modal[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

function open(content: ModalContent): Promise<boolean> {
  return new Promise((resolve) => {
    const key = (count += 1);
    const close = (confirmed: boolean) => {
      change(modals.filter((modal) => modal.key !== key));
      resolve(confirmed);
    };
    change([...modals, { ...content, key, close }]);
  });
}

/** Shows a message with an OK button. Resolves when it is closed. */
export const showMessage = (text: string): Promise<boolean> => open({ kind: 'message', text });

/** Asks before an action; `action` is the label of its button. Resolves to false when cancelled. */
export const askConfirmation = (question: { readonly text: string; readonly action: string }): Promise<boolean> =>
  open({ kind: 'confirm', ...question });

/** Shows content under a title, with a close icon. */
export const showContent = (title: string, content: ReactNode): Promise<boolean> =>
  open({ kind: 'content', title, content });

/** Shows a text for 1.5 seconds. */
export const showToast = (text: string): Promise<boolean> => open({ kind: 'toast', text });

/** Shows “Saved” for 1.5 seconds. */
export const showSaved = (): Promise<boolean> => open({ kind: 'saved' });

/** The open modals, oldest first. */
export const getModals = (): readonly Modal[] => modals;

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
