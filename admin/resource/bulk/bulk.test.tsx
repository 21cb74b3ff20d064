import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Bulk } from '#generated/schemas.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { TrayContainer } from '#admin/app/tray/TrayContainer.tsx';

const JOB: Bulk = {
  id: 5,
  operation: 'adminSetProjectVisibility',
  resource: 'labels',
  status: 'running',
  filter: { price_gte: 5 },
  body: {},
  records_total: 40_000,
  records_done: 20_000,
  records_refused: 100,
  created_at: 1_795_000_000,
};

const PREVIEW = { changed: 190, checked: 200, total: 40_000, refused: [], effects: [] };

/** Renders a list of 40,000 records, of which three are on the page, and selects all matching. */
async function open() {
  const api = new FakeApi('labels', RECORDS);
  const jobs: Bulk[] = [];
  api.on(({ method, path }) => {
    if (path === '/api/admin/labels')
      return json(api.records, { headers: { 'content-range': 'labels 0-2/40000', 'x-total-estimated': 'true' } });
    if (path === '/api/admin/preview') return json(PREVIEW);
    if (!path.startsWith('/api/admin/bulk')) return undefined;
    if (path.endsWith('/cancel')) jobs[0] = { ...JOB, status: 'cancelled' };
    else if (method === 'POST') jobs[0] = JOB;
    return method === 'GET'
      ? json(jobs, { headers: { 'content-range': 'bulk 0-0/1' } })
      : json(jobs[0], { status: 201 });
  });
  const screens = (
    <>
      <ResourceList screen={fixture} />
      <TrayContainer />
    </>
  );
  const query = new URLSearchParams({ filter: '{"price_gte":5}' });
  await renderAdmin({ at: `/labels?${query}`, routes: { '/labels': screens, '/bulk/:id/show': <p>The report</p> } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const selectAllButton = { name: 'Select all matching, about 40,000' };
  await userEvent.click(await screen.findByRole('button', selectAllButton));
  expect(screen.getByText('All matching, about 40,000')).toBeTruthy();
  return { api, jobs };
}

const start = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change visibility' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Change visibility' }));
};

it('an action on all matching records is confirmed, sends the filter and shows its progress', async () => {
  const { api, jobs } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change visibility' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Price: from 5.00')).toBeTruthy();
  expect(within(dialog).getByText('All matching, about 40,000')).toBeTruthy();
  expect(await within(dialog).findByText('Applies to 190 labels')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change visibility' }));
  const tray = await screen.findByRole('region', { name: 'Background tasks' });
  expect(api.last('POST')).toMatchObject({
    path: '/api/admin/bulk',
    body: { operation: 'adminSetProjectVisibility', filter: { price_gte: 5 }, body: {} },
  });
  expect(await within(tray).findByText('20,100 of 40,000 records, 50%')).toBeTruthy();
  expect(screen.queryByRole('toolbar'), 'nothing is selected any more').toBeNull();
  jobs[0] = { ...JOB, status: 'done', records_done: 39_900 };
  const done = '39,900 changed · 100 skipped';
  expect(await within(tray).findByText(done, {}, { timeout: 3000 })).toBeTruthy();
  expect(within(tray).getByRole('status').textContent).toBe('Change visibility, Labels: Done');
  await userEvent.click(within(tray).getByRole('link', { name: 'Report of Change visibility, Labels' }));
  expect(await screen.findByText('The report')).toBeTruthy();
});

it('can be cancelled', async () => {
  await open();
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Change visibility, Labels' }));
  const tray = screen.getByRole('region', { name: 'Background tasks' });
  await waitFor(() => expect(tray.textContent).toContain('Cancelled · 20,000 changed'));
});

it('is no longer a selection of all matching once a row is deselected', async () => {
  await open();
  const [first] = screen.getAllByRole('checkbox', { name: 'Deselect this row' });
  await userEvent.click(first!);
  expect(await screen.findByText('2 selected')).toBeTruthy();
});
