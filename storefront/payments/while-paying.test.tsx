import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { stillWhilePaying, usePaying } from './while-paying.ts';

afterEach(cleanup);

const asked = (formAction: string) =>
  stillWhilePaying({ formAction, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);

it('asks for the page again after the cart was saved, but not while it is being paid', () => {
  const { rerender, unmount } = renderHook(({ paying }) => usePaying(paying), { initialProps: { paying: false } });
  expect(asked('/cart')).toBe(true);
  rerender({ paying: true });
  expect([asked('/cart'), asked('/fr/cart'), asked('/payment')]).toEqual([false, false, true]);
  rerender({ paying: false });
  expect(asked('/cart')).toBe(true);
  rerender({ paying: true });
  unmount();
  expect(asked('/cart')).toBe(true);
});
