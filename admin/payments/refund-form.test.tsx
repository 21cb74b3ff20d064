import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render.tsx';
import { RefundForm } from './RefundForm.tsx';

const ORDER = {
  ...{ id: 1, currency: 'EUR', total: 55.9, shipping: 5.9, vat: 9.32, vat_rate: 20, refunded: 0 },
  payments: [{ status: 'paid', amount: 55.9 }],
  shop_orders: [
    {
      discount: 0,
      lines: [
        { id: 7, quantity: 2, price: 10, total: 20, name: 'Salt & Signal', item_name: 'Red LP' },
        { id: 8, quantity: 1, price: 30, total: 30, name: 'Salt & Signal', item_name: 'T-shirt' },
      ],
    },
  ],
};

async function openForm(preset = {}) {
  const onValues = vi.fn();
  await renderAdmin({ at: '/', routes: { '/': <RefundForm record={ORDER} {...{ preset, onValues }} /> } });
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  return { onValues, amount };
}

it('offers the lines of the order and updates the amount with the selection', async () => {
  const { onValues, amount } = await openForm();
  expect(amount.value).toBe('');
  expect(onValues).toHaveBeenLastCalledWith(undefined);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Copies of Salt & Signal – Red LP to refund' }), {
    target: { value: '2' },
  });
  await waitFor(() => expect(amount.value).toBe('20.00'));
  const lines = [{ order_line_id: 7, quantity: 2 }];
  expect(onValues).toHaveBeenLastCalledWith({ lines, amount: 20, shipping: 0, currency: 'EUR' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Everything' }));
  await waitFor(() => expect(amount.value).toBe('55.90'));
  expect(onValues).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 55.9, shipping: 5.9 }));
});

it('selects one copy of a preset line', async () => {
  const { onValues, amount } = await openForm({ lines: [{ order_line_id: 8, quantity: 1 }] });
  expect(amount.value).toBe('30.00');
  expect(onValues).toHaveBeenLastCalledWith({
    ...{ lines: [{ order_line_id: 8, quantity: 1 }], amount: 30, shipping: 0, currency: 'EUR' },
  });
});

it('accepts an amount without lines, and rejects more than is left', async () => {
  const { onValues, amount } = await openForm();
  fireEvent.change(amount, { target: { value: '5,50' } });
  expect(onValues).toHaveBeenLastCalledWith({ lines: [], amount: 5.5, shipping: 0, currency: 'EUR' });
  fireEvent.change(amount, { target: { value: '60' } });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(amount, { target: { value: 'x' } });
  expect(onValues).toHaveBeenLastCalledWith(undefined);
});
