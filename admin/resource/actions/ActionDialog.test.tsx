import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActionDefinition } from '#generated/definitions.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ActionDialog } from './ActionDialog.tsx';

afterEach(cleanup);
// what the dialog loads when it is needed
beforeAll(() => Promise.all([import('./MoneyQuestion.tsx'), import('#domain/amount-in-words/english.ts')]));

const REFUND: ActionDefinition = {
  operationId: 'refundLabel',
  method: 'post',
  path: '/admin/labels/{id}/refund',
  label: 'record.delete',
  scope: 'row',
  roles: ['team', 'admin'],
  money: { amount: 'price', currency: 'currency', to: 'name' },
  fields: [
    { name: 'price', type: 'money', label: 'fields.price', currency: 'currency' },
    { name: 'reason', type: 'text', label: 'fields.name', required: true },
  ],
};

async function open(action: ActionDefinition) {
  const onRun = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const dialog = <ActionDialog {...{ action, onRun, onClose }} records={[RECORDS[0]!]} resource={fixture.resource} />;
  await renderAdmin({ at: '/', routes: { '/': dialog } });
  await screen.findByRole('dialog');
  return { onRun, onClose };
}

describe('an action that moves money', () => {
  it('runs at once where none is moved', async () => {
    const { onRun } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Price/), '0');
    await userEvent.type(screen.getByLabelText(/Name/), 'Nothing owed');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledOnce());
  });

  it('tells the amount in figures and words and runs only when that was confirmed', async () => {
    const { onRun } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Price/), '24.90');
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const told = await screen.findByText(/twenty-four euros and ninety cents/);
    expect(told.textContent).toBe('24.90 EUR (twenty-four euros and ninety cents) will be moved to Amber.');
    expect(onRun).not.toHaveBeenCalled();
    // a second Enter goes back, not on
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledWith({ price: 24.9, reason: 'Bent sleeve' }));
  });

  it('goes by the record where nothing is typed, and loses nothing on the way back', async () => {
    const { onRun, onClose } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/12\.50 EUR \(twelve euros and fifty cents\)/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByDisplayValue('Bent sleeve')).toBeTruthy();
    expect(onRun).not.toHaveBeenCalled();
  });

  it('tells at once where the form asks nothing', async () => {
    const { onRun } = await open({ ...REFUND, fields: [] });
    expect(await screen.findByText(/twelve euros and fifty cents/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledWith({}));
  });

  it('says what the server had against it at its field', async () => {
    const { onRun } = await open(REFUND);
    onRun.mockResolvedValueOnce({ errors: [{ path: 'price', code: 'already_taken' }] } as never);
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This is already in use.')).toBeTruthy();
    expect(screen.getByDisplayValue('Bent sleeve')).toBeTruthy();
  });
});
