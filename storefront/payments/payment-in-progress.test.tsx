import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { skipRevalidationWhilePaying, usePaymentInProgress } from './payment-in-progress.ts';

const shouldRevalidate = (formAction: string) =>
  skipRevalidationWhilePaying({ formAction, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);

it('revalidates after cart forms except during a payment', () => {
  const { rerender, unmount } = renderHook(({ paying }) => usePaymentInProgress(paying), {
    initialProps: { paying: false },
  });
  expect(shouldRevalidate('/cart')).toBe(true);
  rerender({ paying: true });
  expect(['/cart', '/fr/cart', '/payment'].map(shouldRevalidate)).toEqual([false, false, true]);
  rerender({ paying: false });
  expect(shouldRevalidate('/cart')).toBe(true);
  rerender({ paying: true });
  unmount();
  expect(shouldRevalidate('/cart')).toBe(true);
});
