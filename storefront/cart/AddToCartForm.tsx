import type { ReactNode } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useCart } from './cart-context.tsx';

interface AddToCartFormProps {
  readonly projectId: number;
  /** an `item_id` input, an optional `quantity` input and the button */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Adds an item to the cart and opens the drawer. Without JavaScript the cart page follows. */
export function AddToCartForm({ projectId, children, className }: AddToCartFormProps) {
  const { path } = useTexts();
  const { add } = useCart();
  return (
    <form
      method="post"
      action={path('/cart')}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        add(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="project_id" value={projectId} />
      {children}
    </form>
  );
}
