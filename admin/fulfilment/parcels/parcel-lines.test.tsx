import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#admin/testing/render.tsx';
import { ParcelLines } from './ParcelLines.tsx';

const line = (id: number, name: string, open: number) => ({ id, name, open, quantity: 3 });
const record = {
  id: 1,
  shop_orders: [
    { id: 10, lines: [line(1, 'Salt & Signal', 2), line(2, 'Fjord', 0)] },
    { id: 11, lines: [line(3, 'Undertow', 1)] },
  ],
};

async function openLines(preset = {}, order: typeof record = record) {
  const onValues = vi.fn();
  const routes = { '/': <ParcelLines record={order} preset={preset} onValues={onValues} /> };
  await renderAdmin({ at: '/', routes });
  return { onValues, count: (name: string) => screen.findByRole('spinbutton', { name: `Quantity: ${name}` }) };
}

it('preselects open copies and reports the selected ones', async () => {
  const { onValues, count } = await openLines();
  expect(screen.queryByRole('spinbutton', { name: /Fjord/ })).toBeNull();
  await userEvent.type(await count('Salt & Signal'), '1');
  expect(onValues).toHaveBeenLastCalledWith({
    lines: [
      { order_line_id: 1, quantity: 1 },
      { order_line_id: 3, quantity: 1 },
    ],
  });
  await userEvent.type(await count('Undertow'), '9');
  expect(await count('Undertow')).toHaveProperty('value', '1');
});

it('shows only the lines of a preset part, and reports no values without copies', async () => {
  const { onValues, count } = await openLines({ shop_order_id: 11 });
  expect(screen.queryByRole('spinbutton', { name: /Salt/ })).toBeNull();
  await userEvent.type(await count('Undertow'), '0');
  expect(onValues).toHaveBeenLastCalledWith(undefined);
});

it('shows a message when no copies are open', async () => {
  const { onValues } = await openLines({}, { id: 1, shop_orders: [] });
  expect(await screen.findByText(/^Every copy is already in a parcel/)).toBeTruthy();
  expect(onValues).toHaveBeenLastCalledWith(undefined);
});
