import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { Question } from './question.ts';

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** Provides `useConfirm` with its dialog. */
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

/** Returns a function that opens a confirmation dialog and resolves to whether it was confirmed. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
