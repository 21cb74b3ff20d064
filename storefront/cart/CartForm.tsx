import type { ReactNode } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useCart } from './cart-context.tsx';

interface CartFormProps {
  /** what it asks for: a key of the action's changes */
  readonly intent: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** posts as soon as something in it is chosen */
  readonly onChange?: 'submit';
}

/** A form that changes the cart in place; without a script it is an ordinary post that comes back to the cart page. */
export function CartForm({ intent, values = {}, children, className, onChange }: CartFormProps) {
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
        void submit(new FormData(event.currentTarget, submitter));
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
