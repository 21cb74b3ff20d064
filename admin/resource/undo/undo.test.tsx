import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuditEntry } from '#generated/schemas.ts';
import { ResourceEdit } from '../edit/ResourceEdit.tsx';
import { ResourceShow } from '../show/ResourceShow.tsx';
import { FakeApi, json, problem } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { ShortcutKeys } from '#admin/app/shortcuts/ShortcutKeys.tsx';

const CHANGE: AuditEntry = {
  id: 88,
  resource: 'labels',
  record_id: 1,
  action: 'update',
  operation: 'adminUpdateLabel',
  user_id: 2,
  user_name: 'Ada',
  before: { name: 'Amber' },
  after: { name: 'Ambre' },
  reason: 'As on the sleeve',
  undo: 'possible',
  request_id: 'req-1',
  created_at: Math.floor(Date.now() / 1000) - 60,
};

/** Renders the record and its form with an API that has one change. */
async function open(at: string, answer: () => Response = () => json({ ...CHANGE, id: 89, action: 'undo' })) {
  const api = new FakeApi('labels', RECORDS);
  const undone: string[] = [];
  api.on(({ method, path }) => {
    if (method === 'POST' && path.startsWith('/api/admin/undo/')) {
      undone.push(path);
      return answer();
    }
    if (path === '/api/admin/undo') return json([CHANGE], { headers: { 'content-range': 'undo 0-0/1' } });
    if (method !== 'PUT') return undefined;
    Object.assign(api.records[0] ?? {}, { name: 'Ambre', version: 4 });
    return json(api.records[0], { headers: { 'x-undo': 'req-1' } });
  });
  const show = (
    <>
      <ShortcutKeys />
      <ResourceShow screen={fixture} />
    </>
  );
  await renderAdmin({
    role: 'team',
    at,
    routes: { '/labels/:id': <ResourceEdit screen={fixture} />, '/labels/:id/show': show },
  });
  return { api, undone };
}

it('a saved record offers to undo it, and the undo to redo it', async () => {
  const { api, undone } = await open('/labels/1', () =>
    json({ ...CHANGE, id: 89, action: 'undo' }, { headers: { 'x-undo': 'req-2' } }),
  );
  await userEvent.type(await screen.findByLabelText(/^Name/), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const toast = (await screen.findByText('Saved')).closest('[role="alert"]');
  await userEvent.click(await within(toast as HTMLElement).findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toEqual(['/api/admin/undo/88']));
  const request = api.calls.filter(({ path }) => path === '/api/admin/undo').at(-1);
  expect(
    JSON.parse(api.calls.find(({ query }) => query.get('filter')?.includes('req-1'))?.query.get('filter') ?? ''),
  ).toEqual({ request_id: 'req-1', undo: 'possible' });
  expect(request).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Redo' })).toBeTruthy();
});

it('the history shows the reason, and undoes an earlier change', async () => {
  const { undone } = await open('/labels/1/show');
  expect(await screen.findByText('Reason: As on the sleeve')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Changed, Label 1' }));
  await waitFor(() => expect(undone).toEqual(['/api/admin/undo/88']));
});

it('a conflict lists the fields that were changed since', async () => {
  await open('/labels/1/show', () =>
    problem(409, 'undo_conflict', {
      detail: 'Not undone: the record was changed again afterwards.',
      resource: 'labels',
      errors: [{ path: 'name', code: 'changed_since' }],
      expected: { name: 'Ambre' },
      current: { name: 'Bernstein' },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain('Not undone: the record was changed again afterwards.'));
  await waitFor(() => expect(alert.textContent).toContain('Name: changed from Ambre to Bernstein'));
});

it('Ctrl Z asks before it undoes the last change', async () => {
  const { undone } = await open('/labels/1/show');
  await screen.findByRole('heading', { name: 'Amber' });
  await userEvent.keyboard('{Control>}z{/Control}');
  const toast = (await screen.findByText('Last change: Changed, Label 1')).closest('[role="alert"]');
  expect(undone).toEqual([]);
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toEqual(['/api/admin/undo/88']));
});
