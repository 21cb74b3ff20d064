import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Export } from '#generated/schemas.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { type FakeCall, FakeApi, json, problem } from '#admin/testing/fake-api.ts';
import { fixture, RECORDS } from '#admin/testing/fixture.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { computePercent } from '#admin/ui/tray/progress.ts';
import { DISMISS_DELAY_MS } from '#admin/ui/tray/use-auto-dismiss.ts';
import { TrayContainer } from '#admin/app/tray/TrayContainer.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const RUNNING: Export = {
  id: 7,
  name: 'labels-2026-11-22-7.csv',
  resource: 'labels',
  format: 'csv',
  status: 'running',
  columns: ['name'],
  filter: {},
  sort: { field: 'name', order: 'ASC' },
  rows_done: 512_000,
  rows_total: 1_000_000,
  created_at: 1_795_000_000,
};

/** Renders the list and the tray with an API that has one export, which a test can change. */
async function open(answer: (call: FakeCall) => Response | undefined = () => undefined, query = '') {
  const api = new FakeApi('labels', RECORDS);
  const made: Export[] = [];
  api.on((call) => {
    const response = answer(call);
    if (response || !call.path.startsWith('/api/admin/exports')) return response;
    if (call.method === 'GET') return json(made, { headers: { 'content-range': 'exports 0-0/1' } });
    if (call.path.endsWith('/link')) return json({ url: '/api/admin/exports/7/file?until=1', expires_at: 1 });
    if (call.path.endsWith('/cancel')) made[0] = { ...RUNNING, status: 'cancelled' };
    else made[0] = RUNNING;
    return json(made[0], { status: 201 });
  });
  const screens = (
    <>
      <ResourceList screen={fixture} />
      <TrayContainer />
    </>
  );
  await renderAdmin({ at: `/labels${query}`, routes: { '/labels': screens, '/labels/:id/show': <TrayContainer /> } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  return { api, made, dialog: await screen.findByRole('dialog', { name: 'Export: Labels' }) };
}

const start = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Start export' }));

it('dismisses a finished export after a delay, but not while the pointer is over it', async () => {
  const { dialog, made } = await open();
  await start(dialog);
  const tray = await screen.findByRole('region', { name: 'Background tasks' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  made[0] = { ...RUNNING, status: 'done', rows_done: 1_000_000 };
  const download = await within(tray).findByRole('button', { name: /^Download/ });
  await userEvent.hover(download);
  await vi.advanceTimersByTimeAsync(2 * DISMISS_DELAY_MS);
  expect(screen.getByRole('region', { name: 'Background tasks' })).toBeTruthy();
  await userEvent.unhover(download);
  await vi.advanceTimersByTimeAsync(DISMISS_DELAY_MS + 100);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Background tasks' })).toBeNull());
});

it('exports the rows of the list in the selected columns', async () => {
  const filter = { status: 'checking', price_gte: 10, q: 'bir' };
  const query = `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'price', order: 'DESC' })}`;
  const { api, dialog } = await open(undefined, query);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Search: “bir”', 'Status: In review', 'Price: from 10.00']));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Status' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move Price up' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Excel (XLSX)' }));
  await start(dialog);
  expect(api.last('POST')?.body).toEqual({
    resource: 'labels',
    filter,
    sort: { field: 'price', order: 'DESC' },
    columns: ['price', 'name'],
    format: 'xlsx',
  });
});

it('shows the progress, announces it only now and then, and downloads the finished file', async () => {
  const { made, dialog } = await open();
  expect(within(dialog).getByText('3 rows')).toBeTruthy();
  expect(within(dialog).getByText('Full list, no filters')).toBeTruthy();
  await start(dialog);
  const tray = await screen.findByRole('region', { name: 'Background tasks' });
  expect(await within(tray).findByText('512,000 of 1,000,000 rows, 51%')).toBeTruthy();
  expect(within(tray).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('51');
  expect(within(tray).getByRole('status').textContent).toBe('Export of Labels: 50%');
  made[0] = { ...RUNNING, status: 'done', rows_done: 1_000_000, bytes: 95_000_000 };
  expect(await within(tray).findByText('1,000,000 rows, 91 MB', {}, { timeout: 3000 })).toBeTruthy();
  expect(within(tray).getByRole('status').textContent).toBe('The export of Labels is ready.');
  const hrefs: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    hrefs.push(this.getAttribute('href') ?? '');
  });
  await userEvent.click(within(tray).getByRole('button', { name: 'Download labels-2026-11-22-7.csv' }));
  await waitFor(() => expect(hrefs).toEqual(['/api/admin/exports/7/file?until=1']));
  await userEvent.click(within(tray).getByRole('button', { name: 'Hide labels-2026-11-22-7.csv' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Background tasks' })).toBeNull());
});

it('can be cancelled', async () => {
  const { dialog } = await open();
  await start(dialog);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel labels-2026-11-22-7.csv' }));
  const tray = screen.getByRole('region', { name: 'Background tasks' });
  expect(await within(tray).findByText('Cancelled')).toBeTruthy();
});

it('shows why it failed', async () => {
  const { made, dialog } = await open();
  await start(dialog);
  made[0] = { ...RUNNING, status: 'failed', failure: 'disk_full' };
  expect(await screen.findByText('The server’s disk is full.', {}, { timeout: 3000 })).toBeTruthy();
});

it('disappears when it was deleted elsewhere', async () => {
  const { made, dialog } = await open();
  await start(dialog);
  await screen.findByText(/512,000/);
  made.length = 0;
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Background tasks' })).toBeNull(), {
    timeout: 3000,
  });
});

it('keeps the dialog open with the reason when it is refused', async () => {
  const { dialog } = await open(({ method }) => (method === 'POST' ? problem(409, 'exports_quota') : undefined));
  await start(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('You already have ten exports waiting.');
});

it('stays below 100 % until the file is ready', () => {
  expect(computePercent(RUNNING, 1_000_000, 1_000_000)).toBe(99);
  expect(computePercent(RUNNING, 512_000, null)).toBe(0);
  expect(computePercent({ ...RUNNING, status: 'done' }, 0, 0)).toBe(100);
});
