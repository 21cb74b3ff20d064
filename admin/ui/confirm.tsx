import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { Question } from './question.ts';

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** Lets screens confirm before they do what cannot be taken back. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setPending({
          ...question,
          answer: (yes) => {
            setPending(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Suspense>{pending && <ConfirmDialog {...pending} onAnswer={pending.answer} />}</Suspense>
    </ConfirmContext>
  );
}

/** Asks and waits for the answer: true to go on. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
