import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { MergeInputs } from './MergeInputs.tsx';

const CUSTOMER = {
  ...{ id: 1, user_id: 11, name: 'Mina Berg', email: 'mina@example.com', lang: 'en', phone: '0611', orders_count: 1 },
  ...{ spent: 20, currency: 'EUR', last_order_at: 1_790_000_000 },
};
const DUPLICATE = {
  ...{ id: 2, user_id: 12, name: 'Mina Berg', email: 'mina@work.example', lang: 'en', phone: '0622', orders_count: 6 },
  ...{ spent: 180, currency: 'EUR', last_order_at: 1_795_000_000, score: 90, reasons: ['same_phone'] },
};

async function openMerge(duplicate: object = DUPLICATE) {
  const api = new FakeApi('client', []);
  api.on(({ path }) => (path === '/api/admin/client/1/duplicates' ? json([duplicate]) : undefined));
  const onValues = vi.fn();
  await renderAdmin({ at: '/', routes: { '/': <MergeInputs record={CUSTOMER} preset={{}} onValues={onValues} /> } });
  await screen.findByRole('button', { name: 'Swap' });
  return onValues;
}
const getSide = (name: string) => screen.getByRole('region', { name });

it('shows both sides and keeps the account with more orders', async () => {
  const onValues = await openMerge();
  expect(onValues).toHaveBeenLastCalledWith({ other_id: 2, taken: [], keeps_other: true });
  expect(getSide('Stays: mina@work.example').textContent).toContain('Account · 6 orders · €180.00');
  expect(getSide('Is merged and closed: mina@example.com').textContent).toContain('1 order · €20.00');
});

it('swaps the sides and copies a chosen value of the merged customer', async () => {
  const onValues = await openMerge();
  await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
  expect(getSide('Stays: mina@example.com')).toBeTruthy();
  const phone = within(screen.getByRole('group', { name: 'Phone' }));
  expect(phone.getByRole<HTMLInputElement>('radio', { name: '0611' }).checked).toBe(true);
  await userEvent.click(phone.getByRole('radio', { name: '0622' }));
  await waitFor(() => expect(onValues).toHaveBeenLastCalledWith({ other_id: 2, taken: ['phone'], keeps_other: false }));
});

it('does not merge an account into a guest', async () => {
  const onValues = await openMerge({ ...DUPLICATE, user_id: null });
  expect(onValues).toHaveBeenLastCalledWith({ other_id: 2, taken: [], keeps_other: false });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Swap' }).disabled).toBe(true);
  expect(screen.getByText('An account cannot be merged into a guest.')).toBeTruthy();
});
