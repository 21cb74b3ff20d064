import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuditEntry } from '#generated/schemas.ts';
import { FakeApi, json } from '../../testing/fake-api.ts';
import { fixture } from '../../testing/fixture.ts';
import { renderAdmin } from '../../testing/render.tsx';
import { HistoryChanges } from './HistoryChanges.tsx';

const entry = (before: object, after: object): AuditEntry =>
  ({
    id: 1,
    resource: 'labels',
    record_id: 1,
    action: 'action',
    undo: 'never',
    created_at: 0,
    before,
    after,
  }) as AuditEntry;

const show = (before: object, after: object) =>
  renderAdmin({
    at: '/',
    routes: { '/': <HistoryChanges resource={fixture.resource} entry={entry(before, after)} /> },
  });

it('shows accounts by name, booleans as Yes and No, and objects by their properties', async () => {
  const api = new FakeApi('labels', []);
  api.on(({ path }) => (path.startsWith('/api/admin/user') ? json([{ id: 2, name: 'Ada Kühn' }]) : undefined));
  await show({ applied_by: null }, { applied_by: 2, is_invoiced: true, winner: { quantity: 3 } });
  expect(await screen.findByText('Ada Kühn')).toBeTruthy();
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Applied by: – → Ada Kühn', 'Invoiced: Yes', 'Winner: Quantity 3']);
});

it('collapses long texts', async () => {
  new FakeApi('labels', []);
  const file = Array.from({ length: 40 }, (_, row) => `VS-${row};1;FAST`).join('\n');
  await show({}, { file });
  const group = await screen.findByRole('group');
  expect(group.hasAttribute('open')).toBe(false);
  await userEvent.click(screen.getByText(/^VS-0;1;FAST.*…$/s));
  expect(group.hasAttribute('open')).toBe(true);
});
