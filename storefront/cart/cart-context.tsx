import { createContext, use } from 'react';
import type { CartAnswer } from './cart-action.server.ts';

/** The cart as header, tiles and drawer see it. */
export interface CartState {
  /** copies in it */
  readonly count: number;
  /** what the last change or look came to; undefined before the first */
  readonly answer: CartAnswer | undefined;
  readonly busy: boolean;
  /** posts a cart form; forms posted meanwhile wait their turn, so that none is lost */
  submit(form: FormData): Promise<void>;
  /** posts a form that adds, then opens the drawer */
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
