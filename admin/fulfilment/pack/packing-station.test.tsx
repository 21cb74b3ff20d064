import { reducePacking, type PackingEvent, isComplete, startPacking } from '#domain/fulfilment/packing.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeApi, json, problem } from '#admin/testing/fake-api.ts';
import { renderAdmin } from '#admin/testing/render.tsx';
import { PackingStation } from './PackingStation.tsx';

const EAN = '3760123456784';
/** Barcode of an item in no order. */
const OTHER_EAN = '4006381333931';
const NEXT = { order_id: 3191, number: 'VS-103190', customer_name: 'Jonas Keller', copies: 2 };
let api: FakeApi;

/** A server with one order of two copies and the real packing rules. */
function servePacking() {
  let packing = startPacking([{ id: 7, wanted: 2, codes: [EAN] }]);
  const session = () => ({
    ...{ id: 5, order_id: 3190, shop_order_id: 4102, number: 'VS-103190', customer_name: 'Léa Moreau' },
    ...{ status: isComplete(packing) ? 'packed' : 'open', error: packing.error, can_undo: packing.history.length > 0 },
    ...{ signal: packing.signal, signal_line: packing.signal_line, address: ['Léa Moreau', '75009 Paris'] },
    ...{ is_gift: true, gift_message: 'Happy birthday!', comment: 'Please ring twice' },
    lines: packing.lines.map((line) => ({ ...line, name: 'Salt & Signal', item_name: 'Red LP', project_id: 598 })),
  });
  api.on(({ method, path, body }) => {
    if (path === '/api/admin/pack' && method === 'GET')
      return json({ mine: null, paused: [], next: NEXT, waiting: 14 });
    if (path === '/api/admin/pack') {
      const { code, take_over } = Object(body) as { code: string; take_over: boolean };
      return code === 'VS-103190' || take_over ? json(session()) : problem(409, 'claimed_by_colleague');
    }
    if (path !== '/api/admin/pack/5/events') return undefined;
    packing = reducePacking(packing, body as PackingEvent);
    if (packing.error && packing.error.code === OTHER_EAN)
      packing = { ...packing, error: { ...packing.error, item: 'Night Ferry – LP' } };
    return json(session());
  });
}

/** Types as a scanner does: keys without a pause, then Enter. */
function scan(code: string): void {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });

beforeEach(async () => {
  vi.stubGlobal('print', vi.fn());
  api = new FakeApi('orders', []);
  servePacking();
  await renderAdmin({ at: '/pack', routes: { '/pack': <PackingStation /> } });
  await screen.findByRole('heading', { name: 'Packing station' });
});

it('packs an order by scans alone, wherever the focus is, and prints its slip once', async () => {
  screen.getByLabelText('Scan an order, its slip or an item').focus();
  scan('VS-103190');
  expect(await screen.findByRole('heading', { name: 'VS-103190' })).toBeTruthy();
  scan(EAN);
  scan(EAN);
  expect(await screen.findByText('VS-103190 is packed')).toBeTruthy();
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  // the scans left no text in the input
  expect(screen.getByLabelText<HTMLInputElement>('Scan an order, its slip or an item').value).toBe('');
});

it('shows a wrong item until Escape or F8; Enter and further scans do not dismiss it', async () => {
  scan('VS-103190');
  await screen.findByRole('heading', { name: 'VS-103190' });
  scan('9780201379624');
  const error = await screen.findByRole('alertdialog', { name: 'Wrong item' });
  expect(error.contains(document.activeElement) || document.activeElement === error).toBe(true);
  press('Enter');
  press(' ');
  scan(EAN);
  expect(await screen.findByText('1 scan in the meantime was not counted.')).toBeTruthy();
  expect(screen.getByText('0/2')).toBeTruthy();
  press('F8');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  scan(EAN);
  expect(await screen.findByText('1/2')).toBeTruthy();
});

it('refuses an order claimed by a colleague, counts scans meanwhile, and takes it over', async () => {
  scan('VS-200000');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  scan('VS-103190');
  expect(await screen.findByText('1 scan in the meantime was not counted.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take over from colleague' }));
  expect(await screen.findByRole('heading', { name: 'VS-103190' })).toBeTruthy();
});

it('shows address, requests, progress and next order', async () => {
  scan('VS-103190');
  await screen.findByRole('heading', { name: 'VS-103190' });
  const about = screen.getByRole('complementary', { name: 'About this parcel' });
  for (const text of ['75009 Paris', 'Happy birthday!', 'Please ring twice', 'Gift: no prices in the parcel'])
    expect(about.textContent).toContain(text);
  expect(about.textContent).toContain('0 of 2 copies packed');
  expect(about.textContent).toContain('Next: VS-103190, Jonas Keller. 14 orders are waiting.');
  scan(EAN);
  expect(await screen.findByText('1 of 2 copies packed')).toBeTruthy();
});

it('names the counted item and the wrong item that was scanned', async () => {
  scan('VS-103190');
  await screen.findByRole('heading', { name: 'VS-103190' });
  expect(screen.getByRole('button', { name: 'Enter quantity of Salt & Signal – Red LP' })).toBeTruthy();
  scan(EAN);
  expect(await screen.findByText('Correct item: Salt & Signal – Red LP (1 of 2)')).toBeTruthy();
  scan(OTHER_EAN);
  expect(await screen.findByRole('alertdialog', { name: 'Wrong item: Night Ferry – LP' })).toBeTruthy();
});

it('opens the next order and undoes a scan by function keys', async () => {
  await screen.findByRole('button', { name: 'Pack next order' });
  press('F2');
  expect(await screen.findByRole('heading', { name: 'VS-103190' })).toBeTruthy();
  scan(EAN);
  await screen.findByText('1/2');
  press('F4');
  expect(await screen.findByText('0/2')).toBeTruthy();
});
