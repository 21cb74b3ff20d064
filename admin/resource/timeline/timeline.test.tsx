import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { TimelineEntry } from '#generated/schemas.ts';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { Timeline } from './Timeline.tsx';

const mail = {
  id: 5,
  recipient: 'lea@example.com',
  subject: 'Your order',
  template: 'order_sent',
  status: 'sent',
} as const;
const ENTRIES: TimelineEntry[] = [
  { kind: 'mail', id: 5, at: 1_790_000_300, who: null, mail },
  {
    kind: 'action',
    id: 9,
    at: 1_790_000_200,
    who: 'Ada',
    action: {
      ...{ id: 9, resource: 'labels', record_id: 1, action: 'update', undo: 'possible', created_at: 1_790_000_200 },
      before: { price: 10 },
      after: { price: 12.5 },
    },
  },
  { kind: 'placed', id: 1, at: 1_790_000_100, who: 'Léa Moreau' },
];

function open() {
  const api = new FakeApi('labels', RECORDS);
  api.on(({ path, query }) => {
    if (!path.endsWith('/timeline')) return path.endsWith('/colleagues') ? json([]) : undefined;
    const kinds = query.get('kinds')?.split(',');
    const fitting = ENTRIES.filter(({ kind }) => !kinds || kinds.includes(kind));
    const isAll = query.get('limit') !== '20';
    return json({ entries: isAll ? fitting : fitting.slice(0, 2), next: isAll ? null : 'more' });
  });
  const record = { id: 1, version: 1, currency: 'USD' };
  return renderAdmin({
    at: '/',
    routes: {
      '/': <Timeline resource={fixture.resource} record={record} availableKinds={['action', 'mail', 'note']} />,
    },
  });
}

it('shows the newest entries first, and older ones on request', async () => {
  await open();
  const items = await screen.findAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Your order');
  expect(screen.getByText('12.5', { exact: false })).toBeTruthy();
  expect(screen.queryByText('Léa Moreau', { exact: false })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Léa Moreau', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('shows only the kinds that are chosen', async () => {
  await open();
  await screen.findAllByRole('listitem');
  const kinds = within(screen.getByRole('group', { name: 'Filter' }));
  await userEvent.click(kinds.getByRole('button', { name: 'E-mails' }));
  expect(kinds.getByRole('button', { name: 'E-mails', pressed: true })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('12.5', { exact: false })).toBeNull());
  expect(screen.getByText('Your order')).toBeTruthy();
});
