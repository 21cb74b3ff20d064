import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { Question } from './question.ts';

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

interface Open extends Question {
  answer: (yes: boolean) => void;
}

/** Lets screens ask before they do what cannot be taken back. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setOpen({
          ...question,
          answer: (yes) => {
            setOpen(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      <Suspense>{open && <ConfirmDialog {...open} onAnswer={open.answer} />}</Suspense>
    </ConfirmContext>
  );
}

/** Asks and waits for the answer: true to go on. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider around it');
  return ask;
}
