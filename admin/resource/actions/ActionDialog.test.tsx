import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ActionDefinition } from '#generated/definitions.ts';
import { FakeApi, json } from '../../testing/fake-api.ts';
import { fixture, RECORDS } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { WholeDialog } from './WholeDialog.tsx';

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
    expect(told.textContent).toBe('24.90 EUR (twenty-four euros and ninety cents) will be transferred to Amber.');
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

  it('says what it will do, and its button carries the verb and the amount', async () => {
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

  it('says it of a part of the record, and who is written to', async () => {
    const effects = [{ kind: 'mails', count: 1, names: ['lea.moreau@example.com'] }];
    const { api } = await openWith(() => json({ effects }), { id: 4102, sent_at: 1_790_000_000 });
    expect(await screen.findByText('Sends 1 e-mail: lea.moreau@example.com')).toBeTruthy();
    const { operationId: operation } = HAND_OVER;
    // what the form does not ask is not sent
    expect(api.last('POST')?.body).toEqual({ operation, record_id: RECORDS[0]?.id, part_id: 4102, body: {} });
  });

  it('says that it is still being found out, by a role that may have a name', async () => {
    const api = new FakeApi('labels', RECORDS);
    api.on(({ path }) => (path === '/api/admin/preview' ? new Promise<Response>(() => undefined) : undefined));
    await open(HAND_OVER);
    expect(await screen.findByRole('progressbar', { name: 'Checking what this will do' })).toBeTruthy();
  });

  it('says that nothing is charged or sent where that is so', async () => {
    await openWith(() => json({ effects: [] }));
    expect(await screen.findByText('No card is charged, no money is paid out and no e-mail is sent.')).toBeTruthy();
  });

  it('says that the form has to be completed first, and what happens once it is', async () => {
    const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'validation_failed' };
    await openWith(() => json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }));
    expect(await screen.findByText('Complete the form to see what this will do.')).toBeTruthy();
  });

  it('calls a record by the name that its screen gives it', async () => {
    const resource = { ...fixture.resource, nameOf: () => '€31.20, Wrong item' };
    const props = { resource, records: RECORDS.slice(0, 1), onRun: vi.fn(), onClose: vi.fn() };
    await renderAdmin({
      at: '/',
      routes: { '/': <ActionDialog action={{ ...PLAIN, confirm: true, fields: [] }} {...props} /> },
    });
    expect(await screen.findByText('€31.20, Wrong item')).toBeTruthy();
  });

  it('says why it would be refused, and does not run', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'box_month_empty' };
    await openWith(() => json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }));
    const reason = await screen.findByText(/No records have been assigned yet/);
    expect(reason.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  });

  it('says that nothing will change where all are skipped, and does not run', async () => {
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

  it('is asked for all records of a filter, and says for how many of them the figures are', async () => {
    const api = new FakeApi('labels', RECORDS);
    const answer = { changed: 180, checked: 200, total: 3190, refused: [], effects: [{ kind: 'mails', count: 180 }] };
    api.on(({ path }) => (path === '/api/admin/preview' ? json(answer) : undefined));
    const action: ActionDefinition = { ...PLAIN, scope: 'bulk', byRecord: true, operationId: 'x', fields: [] };
    const whole = { filter: { name: 'Amber' }, total: 3190, isEstimated: false };
    const props = { action, whole, resource: fixture.resource, onDone: vi.fn(), onClose: vi.fn() };
    await renderAdmin({ at: '/', routes: { '/': <WholeDialog {...props} /> } });
    const list = await screen.findByRole('list', { name: 'What this will do' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Applies to 180 labels',
      'Sends 180 e-mails',
      'Checked: the first 200 of 3,190. These figures are for them.',
    ]);
    expect(api.last('POST')).toMatchObject({ body: { operation: 'x', filter: { name: 'Amber' } } });
  });

  it('names what happens in a sentence where nothing can be counted', async () => {
    await open({ ...PLAIN, operationId: 'adminPublishLook', confirm: true, fields: [] });
    expect(await screen.findByText(/Visitors of the shop see this design at once/)).toBeTruthy();
  });
});
