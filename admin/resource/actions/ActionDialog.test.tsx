import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActionDefinition } from '#generated/definitions.ts';
import { FakeApi, json } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { AllMatchingDialog } from './AllMatchingDialog.tsx';

// lazy modules of the dialog
beforeAll(() => Promise.all([import('./MoneyConfirmation.tsx'), import('#domain/amount-in-words/english.ts')]));

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

async function open(action: ActionDefinition, part?: RaRecord) {
  const onRun = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const props = { action, onRun, onClose, ...(part && { part }) };
  const dialog = <ActionDialog {...props} records={[RECORDS[0]!]} resource={fixture.resource} />;
  await renderAdmin({ at: '/', routes: { '/': dialog } });
  await screen.findByRole('dialog');
  return { onRun, onClose };
}

describe('an action that moves money', () => {
  it('runs at once when the amount is zero', async () => {
    const { onRun } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Price/), '0');
    await userEvent.type(screen.getByLabelText(/Name/), 'Nothing owed');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledOnce());
  });

  it('shows the amount in figures and words and runs once it is confirmed', async () => {
    const { onRun } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Price/), '24.90');
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const confirmation = await screen.findByText(/twenty-four euros and ninety cents/);
    expect(confirmation.textContent).toBe(
      '24.90 EUR (twenty-four euros and ninety cents) will be transferred to Amber.',
    );
    expect(onRun).not.toHaveBeenCalled();
    // a second Enter goes back
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledWith({ price: 24.9, reason: 'Bent sleeve' }));
  });

  it('takes the amount of the record when none is typed, and keeps the form when going back', async () => {
    const { onRun, onClose } = await open(REFUND);
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/12\.50 EUR \(twelve euros and fifty cents\)/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByDisplayValue('Bent sleeve')).toBeTruthy();
    expect(onRun).not.toHaveBeenCalled();
  });

  it('shows the amount at once when the form has no fields', async () => {
    const { onRun } = await open({ ...REFUND, fields: [] });
    expect(await screen.findByText(/twelve euros and fifty cents/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledWith({}));
  });

  it('shows a field error of the server at its field', async () => {
    const { onRun } = await open(REFUND);
    onRun.mockResolvedValueOnce({ errors: [{ path: 'price', code: 'already_taken' }] } as never);
    await userEvent.type(screen.getByLabelText(/Name/), 'Bent sleeve');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This is already in use.')).toBeTruthy();
    expect(screen.getByDisplayValue('Bent sleeve')).toBeTruthy();
  });
});

describe('an action with a preview', () => {
  const { money: _, ...PLAIN } = REFUND;
  const HAND_OVER: ActionDefinition = {
    ...PLAIN,
    operationId: 'adminRunBoxMonth',
    preview: true,
    fields: [],
  };
  const openWith = async (answer: () => Response, part?: RaRecord) => {
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => (path === '/api/admin/preview' ? answer() : undefined));
    const opened = await open(HAND_OVER, part);
    return { api, ...opened };
  };
  afterEach(() => vi.unstubAllGlobals());

  it('lists its effects, and shows the amount on its button', async () => {
    const effects = [
      { kind: 'charges', count: 33, amount: 2790.7, currency: 'EUR' },
      { kind: 'mails', count: 33 },
    ];
    const { api, onRun } = await openWith(() => json({ effects }));
    const list = await screen.findByRole('list', { name: 'What this will do' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Charges 33 cards: €2,790.70',
      'Sends 33 e-mails',
    ]);
    expect(api.last('POST')).toMatchObject({ body: { operation: 'adminRunBoxMonth', record_id: RECORDS[0]?.id } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete · €2,790.70' }));
    await waitFor(() => expect(onRun).toHaveBeenCalledOnce());
  });

  it('previews a part of the record, and names the recipients', async () => {
    const effects = [{ kind: 'mails', count: 1, names: ['lea.moreau@example.com'] }];
    const { api } = await openWith(() => json({ effects }), { id: 4102, sent_at: 1_790_000_000 });
    expect(await screen.findByText('Sends 1 e-mail: lea.moreau@example.com')).toBeTruthy();
    const { operationId: operation } = HAND_OVER;
    // values without a field are not sent
    expect(api.last('POST')?.body).toEqual({ operation, record_id: RECORDS[0]?.id, part_id: 4102, body: {} });
  });

  it('shows a labelled progress bar while the preview loads', async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => (path === '/api/admin/preview' ? new Promise<Response>(() => undefined) : undefined));
    await open(HAND_OVER);
    expect(await screen.findByRole('progressbar', { name: 'Checking what this will do' })).toBeTruthy();
  });

  it('says so when nothing is charged or sent', async () => {
    await openWith(() => json({ effects: [] }));
    expect(await screen.findByText('No card is charged, no money is paid out and no e-mail is sent.')).toBeTruthy();
  });

  it('asks to complete the form first', async () => {
    const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'validation_failed' };
    await openWith(() => json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }));
    expect(await screen.findByText('Complete the form to see what this will do.')).toBeTruthy();
  });

  it('shows the record title of its screen', async () => {
    const resource = { ...fixture.resource, formatName: () => '€31.20, Wrong item' };
    const props = { resource, records: RECORDS.slice(0, 1), onRun: vi.fn(), onClose: vi.fn() };
    await renderAdmin({
      at: '/',
      routes: { '/': <ActionDialog action={{ ...PLAIN, confirm: true, fields: [] }} {...props} /> },
    });
    expect(await screen.findByText('€31.20, Wrong item')).toBeTruthy();
  });

  it('shows why it would be refused, and does not run', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'box_month_empty' };
    await openWith(() => json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }));
    const reason = await screen.findByText(/No records have been assigned yet/);
    expect(reason.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  });

  it('says that nothing will change when all records are skipped, and does not run', async () => {
    const api = new FakeApi('labels', RECORDS);
    const answer = { changed: 0, refused: [{ id: 1, code: 'order_invoiced' }], effects: [] };
    api.on(({ path }) => (path === '/api/admin/preview' ? json(answer) : undefined));
    await open({ ...PLAIN, scope: 'bulk', byRecord: true, preview: true, fields: [] });
    const list = await screen.findByRole('list', { name: 'What this will do' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Nothing will change',
      '1 skipped: This order already has an invoice.',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  });

  it('previews all records of a filter, and shows how many were checked', async () => {
    const api = new FakeApi('labels', RECORDS);
    const answer = { changed: 180, checked: 200, total: 3190, refused: [], effects: [{ kind: 'mails', count: 180 }] };
    api.on(({ path }) => (path === '/api/admin/preview' ? json(answer) : undefined));
    const action: ActionDefinition = { ...PLAIN, scope: 'bulk', byRecord: true, operationId: 'x', fields: [] };
    const allMatching = { filter: { name: 'Amber' }, total: 3190, isEstimated: false };
    const props = { action, allMatching, resource: fixture.resource, onDone: vi.fn(), onClose: vi.fn() };
    await renderAdmin({ at: '/', routes: { '/': <AllMatchingDialog {...props} /> } });
    const list = await screen.findByRole('list', { name: 'What this will do' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Applies to 180 labels',
      'Sends 180 e-mails',
      'Checked: the first 200 of 3,190. These figures are for them.',
    ]);
    expect(api.last('POST')).toMatchObject({ body: { operation: 'x', filter: { name: 'Amber' } } });
  });

  it('shows the text of its consequence where it has no preview', async () => {
    await open({ ...PLAIN, operationId: 'adminPublishLook', confirm: true, fields: [] });
    expect(await screen.findByText(/Visitors of the shop see this design at once/)).toBeTruthy();
  });
});
