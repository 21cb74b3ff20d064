import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import type { CartAnswer } from './cart-action.server.ts';
import { CartContext, type CartState } from './cart-context.tsx';

const CartDrawer = lazy(async () => ({ default: (await import('./CartDrawer.tsx')).CartDrawer }));

/** Provides the cart drawer and posts cart forms one at a time. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t, path } = useTexts();
  const count = useRootData()?.cartCount ?? 0;
  const { data, state, submit: post, load } = useFetcher<CartAnswer>({ key: 'cart' });
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState(false);
  const queue = useRef(Promise.resolve());
  const [received, setReceived] = useState(data);
  const [answer, setAnswer] = useState(data);
  if (data !== received) {
    setReceived(data);
    setAnswer(data?.failed ? { ...data, calculation: answer?.calculation } : data);
  }

  const action = path('/cart');
  const submit = useCallback(
    (form: FormData) => (queue.current = queue.current.then(() => post(form, { method: 'post', action }))),
    [post, action],
  );
  const cart = useMemo<CartState>(
    () => ({
      count,
      answer,
      busy: state !== 'idle',
      submit,
      add(form) {
        void submit(form).then(() => {
          setAdded(true);
          setOpen(true);
        });
      },
      openDrawer() {
        setAdded(false);
        setOpen(true);
        void load(action);
      },
    }),
    [count, answer, state, submit, load, action],
  );

  return (
    <CartContext value={cart}>
      {children}
      <SidePanel open={open} onClose={() => setOpen(false)} title={t('cart.title')}>
        <Suspense>
          <CartDrawer added={added} onLeave={() => setOpen(false)} />
        </Suspense>
      </SidePanel>
    </CartContext>
  );
}
