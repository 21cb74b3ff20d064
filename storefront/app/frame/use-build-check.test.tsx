import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { BUILD_CHECK_MS, useBuildCheck } from './use-build-check.ts';

let answer: () => Promise<Response>;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  reload.mockReset();
  answer = async () => Response.json({ buildId: 'first' });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
});

const buildRenderOptions = (path: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
});
const nextCheck = () => act(() => vi.advanceTimersByTimeAsync(BUILD_CHECK_MS));

async function watch(path: string) {
  renderHook(() => useBuildCheck(reload), buildRenderOptions(path));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('checks every 30 s and reloads for a new build', async () => {
  await watch('/');
  expect(fetch).toHaveBeenCalledTimes(1);
  await nextCheck();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  answer = async () => Response.json({ buildId: 'second' });
  await nextCheck();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores failed checks', async () => {
  await watch('/');
  answer = () => Promise.reject(new TypeError('offline'));
  await nextCheck();
  answer = async () => Response.json({ code: 'internal_error' }, { status: 500 });
  await nextCheck();
  expect(reload).not.toHaveBeenCalled();
});

it.each(['/payment', '/fr/payment', '/offer/42.abc'])('does not reload on %s', async (path) => {
  await watch(path);
  answer = async () => Response.json({ buildId: 'second' });
  await nextCheck();
  expect(reload).not.toHaveBeenCalled();
});

it('waits while a form holds unsaved input', async () => {
  await watch('/');
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'A long review';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  answer = async () => Response.json({ buildId: 'second' });
  await nextCheck();
  expect(reload).not.toHaveBeenCalled();
  field.remove();
  await nextCheck();
  expect(reload).toHaveBeenCalledTimes(1);
});
