import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeApi, json } from '#admin/testing/fake-api.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { BatchBody } from './BatchBody.tsx';
import { DispatchBoard } from './DispatchBoard.tsx';
import { TrackingPreview } from './TrackingPreview.tsx';

const GROUP = { country_id: 'DE', zone: 'eu', orders: 2, preorders: 1, copies: 3, weight: 1200, oldest_at: 1767222000 };
const ORDER = {
  order_id: 3190,
  status: 'pending',
  shop_name: 'Halfmoon Audio',
  customer_name: 'Léa Moreau',
  city: 'Bonn',
};
const LINE = { name: 'Salt & Signal', project_id: 598 };

function serveBoard() {
  const api = new FakeApi('orders', []);
  api.on(({ method, path }) => {
    if (path === '/api/admin/dispatch') {
      const groups = [
        { ...GROUP, partner: 'rom_de', suggested: null },
        { ...GROUP, partner: null, suggested: 'rom_de' },
      ];
      const partners = [
        { code: 'rom_de', country_id: 'DE', logistics_country: 'DE', active: true },
        { code: 'lita', country_id: 'FR', logistics_country: 'US', active: true },
      ];
      return json({ groups, partners });
    }
    if (path === '/api/admin/dispatch/orders') {
      const details = { country_id: 'DE', copies: 1, weight: 400, paid_at: 1767222000, titles: 'Salt & Signal' };
      return json([
        { ...ORDER, ...details, shop_order_id: 1, number: 'VS-103190' },
        { ...ORDER, ...details, shop_order_id: 2, number: 'VS-103191' },
      ]);
    }
    if (path === '/api/admin/dispatch/assign') return json({ done: [2], refused: [] });
    if (path === '/api/admin/batches/stock-check') {
      const lines = [{ ...LINE, order_line_id: 9, wanted: 2, allocated: 1, stock: 1 }];
      const short = { ...ORDER, country_id: 'DE', shop_order_id: 1, number: 'VS-103190', outcome: 'left_out', lines };
      return json({ full: 1, short: 1, orders: [short] });
    }
    if (path === '/api/admin/batches' && method === 'POST') return json({ id: 12 }, { status: 201 });
    return undefined;
  });
  return api;
}

it('lists unassigned orders first and assigns selected ones to the suggested partner', async () => {
  const api = serveBoard();
  await renderAdmin({ at: '/dispatch', routes: { '/dispatch': <DispatchBoard /> } });
  const sections = await screen.findAllByRole('region');
  expect(sections.map((section) => section.getAttribute('aria-labelledby')).length).toBe(2);
  const unassigned = screen.getByRole('region', { name: 'Unassigned' });
  expect(sections[0]).toBe(unassigned);
  await userEvent.click(within(unassigned).getByRole('button', { name: 'Show orders to Germany' }));
  await userEvent.click(await within(unassigned).findByRole('checkbox', { name: 'Select VS-103191' }));
  await userEvent.click(within(unassigned).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(api.last('POST')?.body).toEqual({ shop_order_ids: [2], partner: 'rom_de' }));
  expect(await screen.findByText('1 order assigned.')).toBeTruthy();
});

it('lists the short lines of a batch and ships chosen orders partially', async () => {
  const api = serveBoard();
  const { router } = await renderAdmin({
    at: '/dispatch',
    routes: { '/dispatch': <DispatchBoard />, '/batches/:id/show': <p>the batch</p> },
  });
  const partner = await screen.findByRole('region', { name: 'ROM Germany' });
  await userEvent.click(within(partner).getByRole('button', { name: 'Create batch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Batch for ROM Germany' });
  expect(await within(dialog).findByText('1 of 2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /VS-103190/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create batch' }));
  expect(await screen.findByText('the batch')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/batches/12/show');
  expect(api.last('POST')?.body).toMatchObject({ partner: 'rom_de', shop_order_ids: [1, 2], partial: [1] });
});

it('shows the conflicting rows of an import first and corrects a row inline', async () => {
  const api = new FakeApi('orders', []);
  const row = { id: 801, position: 3, outcome: 'unknown_carrier', order_number: 'VS-103190', tracking_number: '7B1' };
  api.on(({ method, path }) => {
    if (path === '/api/admin/tracking-imports/8/rows') {
      return json({
        count: 1,
        rows: [{ ...row, carrier: null, carrier_text: 'Speedy', order_id: 3190, customer_name: 'Léa Moreau' }],
      });
    }
    if (method === 'PUT') return json({ ...row, outcome: 'ready' });
    return undefined;
  });
  const columns = { order: 0, number: 1, carrier: 2, link: null };
  const record = {
    id: 8,
    version: 1,
    status: 'preview',
    matched: 4,
    conflicting: 1,
    unmatched: 2,
    headings: ['a', 'b', 'c'],
    columns,
  };
  await renderAdmin({ at: '/', routes: { '/': <TrackingPreview record={record} /> } });
  expect((await screen.findByRole('tab', { name: 'Conflicts (1)' })).getAttribute('aria-selected')).toBe('true');
  const number = await screen.findByRole('textbox', { name: 'Row 3: Tracking number' });
  await userEvent.type(number, '9{Enter}');
  await waitFor(() => expect(api.last('PUT')?.body).toEqual({ tracking_number: '7B19' }));
  await userEvent.click(screen.getByRole('button', { name: 'Skip row 3' }));
  await waitFor(() => expect(api.last('PUT')?.body).toEqual({ excluded: true }));
});

it('offers the parts of an order, by items, shop and batch, when a tracking number is ambiguous', async () => {
  const api = new FakeApi('orders', []);
  const part = { shop_order_id: 11, shop_name: 'Halfmoon Audio', items: '1 × Salt & Signal', is_chosen: false };
  const parts = [
    { ...part, partner: 'daudin', batch_number: 'B-1012', parcel_id: null },
    { ...part, partner: 'daudin', batch_number: 'B-1012', parcel_id: 7, shop_order_id: 12, shop_name: 'Other Records' },
  ];
  const row = { id: 801, position: 3, outcome: 'several_parts', order_number: 'VS-103190', tracking_number: '7B1' };
  api.on(({ method, path }) => {
    if (path === '/api/admin/tracking-imports/8/rows') return json({ count: 1, rows: [{ ...row, parts }] });
    if (method === 'PUT') return json({ ...row, outcome: 'ready' });
    return undefined;
  });
  const columns = { order: 0, number: 1, carrier: 2, link: null };
  const counts = { matched: 0, conflicting: 1, unmatched: 0 };
  const record = { id: 8, version: 1, status: 'preview', ...counts, headings: ['a', 'b', 'c'], columns };
  await renderAdmin({ at: '/', routes: { '/': <TrackingPreview record={record} /> } });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Row 3: Parcel contents' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options[1]).toContain('1 × Salt & SignalHalfmoon Audio · Daudin · B-1012');
  expect(options[2]).toContain('Other Records · Daudin · B-1012 · Parcel 7');
  await userEvent.click(screen.getByRole('option', { name: /All in one parcel/ }));
  await waitFor(() => expect(api.last('PUT')?.body).toEqual({ shop_order_ids: [11, 12] }));
});

it('lists a split order once in its batch and removes all its parts', async () => {
  const part = { ...ORDER, number: 'VS-103190', country_id: 'DE', outcome: 'full', lines: [] } as const;
  const orders = [
    { ...part, shop_order_id: 1, tracking_number: 'DE1' },
    { ...part, shop_order_id: 2, tracking_number: 'DE1', status: 'sent' },
    { ...part, order_id: 3191, number: 'VS-103191', shop_order_id: 3 },
  ];
  const api = new FakeApi('orders', []);
  api.on(({ path }) => (path === '/api/admin/batches/12/remove' ? json({ id: 12 }) : undefined));
  const record = { id: 12, status: 'checked', orders };
  await renderAdmin({ at: '/', routes: { '/': <BatchBody record={record} /> } });
  expect(await screen.findAllByRole('link', { name: 'VS-103190' })).toHaveLength(1);
  expect(screen.getByText(/^Léa Moreau, Bonn, DE, 2 parts$/)).toBeTruthy();
  expect(screen.getAllByText('DE1')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /VS-103190/ }));
  await waitFor(() => expect(api.last('POST')?.body).toEqual({ shop_order_ids: [1, 2] }));
});
