import type { ReactNode } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { askConfirmation } from '../ui/modals/modals.ts';
import { useCart } from './cart-context.tsx';

interface CartFormProps {
  /** a key of the cart action's `CHANGES` */
  readonly intent: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** submits on every change */
  readonly onChange?: 'submit';
  /** the question to confirm before the form is submitted, if any */
  readonly ask?: (form: FormData) => Parameters<typeof askConfirmation>[0] | undefined;
}

/** A form that changes the cart without a navigation. Without JavaScript it posts and shows the cart page. */
export function CartForm({ intent, values = {}, children, className, onChange, ask }: CartFormProps) {
  const { path } = useTexts();
  const { submit } = useCart();
  return (
    <form
      method="post"
      action={path('/cart')}
      className={className}
      onChange={onChange && ((event) => event.currentTarget.requestSubmit())}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const form = new FormData(event.currentTarget, submitter);
        const question = ask?.(form);
        if (!question) return void submit(form);
        void askConfirmation(question).then((confirmed) => (confirmed ? submit(form) : undefined));
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
