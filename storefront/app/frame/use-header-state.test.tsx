import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeaderState } from './use-header-state.ts';

function scrollTo(offset: number): void {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('is static at the top, hidden on the way down and fixed on the way up', () => {
  const { result } = renderHook(useHeaderState);
  const states = [0, 49, 400, 300, 350, 20].map((offset) => {
    scrollTo(offset);
    return result.current;
  });
  expect(states).toEqual(['static', 'static', 'hidden', 'fixed', 'hidden', 'static']);
});
