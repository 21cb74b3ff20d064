import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { skipRevalidationWhilePaying, usePaymentInProgress } from './payment-in-progress.ts';

afterEach(cleanup);

const asked = (formAction: string) =>
  skipRevalidationWhilePaying({ formAction, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);

it('revalidates after the cart was saved, but not during a payment', () => {
  const { rerender, unmount } = renderHook(({ paying }) => usePaymentInProgress(paying), {
    initialProps: { paying: false },
  });
  expect(asked('/cart')).toBe(true);
  rerender({ paying: true });
  expect([asked('/cart'), asked('/fr/cart'), asked('/payment')]).toEqual([false, false, true]);
  rerender({ paying: false });
  expect(asked('/cart')).toBe(true);
  rerender({ paying: true });
  unmount();
  expect(asked('/cart')).toBe(true);
});
