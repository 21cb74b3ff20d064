import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import { TOAST_MS } from './Modals.tsx';
import { askConfirmation, getModals, showContent, showMessage, showSaved, showToast } from './modals.ts';

const QUESTION = { text: 'Remove the record?', action: 'Remove' };

async function open<Result>(show: () => Promise<Result>) {
  const view = await renderScreen(null);
  let answer: Promise<Result> | undefined;
  act(() => void (answer = show()));
  return { ...view, answer: answer as Promise<Result> };
}

afterEach(() => act(() => getModals().forEach(({ close }) => close(false))));

it.each([
  ['Remove', true],
  ['Cancel', false],
])('the button %s answers a question with %s', async (name, expected) => {
  const { user, answer } = await open(() => askConfirmation(QUESTION));
  await screen.findByRole('alertdialog', { name: 'Remove the record?' });
  await user.click(screen.getByRole('button', { name }));
  expect(await answer).toBe(expected);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('closing a question by Escape cancels it', async () => {
  const { answer } = await open(() => askConfirmation(QUESTION));
  const dialog = await screen.findByRole<HTMLDialogElement>('alertdialog');
  act(() => dialog.close());
  expect(await answer).toBe(false);
});

it('a message is closed by OK', async () => {
  const { user, answer } = await open(() => showMessage('The shop is offline.'));
  await screen.findByRole('alertdialog', { name: 'The shop is offline.' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await answer;
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('content is closed by its icon', async () => {
  const { user, answer } = await open(() => showContent('Sizes', <p>S, M, L</p>));
  expect((await screen.findByRole('dialog', { name: 'Sizes' })).textContent).toContain('S, M, L');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await answer;
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a toast', () => showToast('Address copied'), 'Address copied'],
  ['a saved toast', showSaved, 'Saved'],
])('%s closes after 1.5 s', async (_name, show, text) => {
  await renderScreen(null);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    act(() => void show());
    await waitFor(() => expect(screen.getByText(text).getAttribute('role')).toBe('status'));
    await act(() => vi.advanceTimersByTimeAsync(TOAST_MS - 50));
    expect(screen.queryByText(text)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(text)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
