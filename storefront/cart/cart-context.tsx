import { createContext, use } from 'react';
import type { CartAnswer } from './cart-action.server.ts';

/** The cart state shared by header, tiles and drawer. */
export interface CartState {
  /** number of copies */
  readonly count: number;
  /** the result of the last change or load; undefined before the first */
  readonly answer: CartAnswer | undefined;
  readonly busy: boolean;
  /** posts a cart form; concurrent posts are queued */
  submit(form: FormData): Promise<void>;
  /** posts a form that adds an item, then opens the drawer */
  add(form: FormData): void;
  openDrawer(): void;
}

export const CartContext = createContext<CartState>({
  count: 0,
  answer: undefined,
  busy: false,
  submit: async () => undefined,
  add: () => undefined,
  openDrawer: () => undefined,
});

export function useCart(): CartState {
  return use(CartContext);
}
