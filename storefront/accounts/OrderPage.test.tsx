import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderStep, UserOrderDetail } from '#generated/schemas.ts';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { OrderPage } from './OrderPage.tsx';

const step = (changes: Partial<OrderStep> & Pick<OrderStep, 'kind'>): OrderStep => ({
  ...{ shop_order_id: 4102, done: false, at: null, expected_from: null, expected_to: null },
  ...changes,
});
const DETAIL: UserOrderDetail = {
  ...ORDER,
  ...{ items: 24.9, shipping: 5.9, vat: 5.13, vat_rate: 20, refunded: 0, address_obstacle: 'order_address_preparing' },
  steps: [
    step({ kind: 'placed', done: true, at: 1767222000 }),
    step({ kind: 'sent', done: true, at: 1767308400 }),
    step({ kind: 'delivered', expected_from: '2026-01-06', expected_to: '2026-01-08' }),
  ],
};
const PAGE = { title: 'Order VS-103190', address: ['Léa Moreau', '75009 Paris', 'France'] };

it('shows the steps of the parcel, done and expected', async () => {
  await renderScreen(<OrderPage order={DETAIL} documents={[]} {...PAGE} />);
  const steps = within(screen.getByRole('list', { name: 'Steps of the parcel' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Ordered1 Jan 2026',
    'Shipped2 Jan 2026',
    'DeliveredExpected 6 Jan 2026 to 8 Jan 2026',
  ]);
});

it('says why the address cannot be changed', async () => {
  await renderScreen(<OrderPage order={DETAIL} documents={[]} {...PAGE} />);
  expect(screen.getByText(/^This order is being prepared or has left/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change address' })).toBeNull();
  expect(screen.getByText('The invoice follows shortly after the payment.')).toBeTruthy();
});

it('links to the change of address and to the documents', async () => {
  const documents = [
    { id: 7, number: 'F2026-000007', type: 'invoice', issued_at: 1767222000, total: 30.8, currency: 'EUR' },
    { id: 8, number: 'A2026-000001', type: 'credit_note', issued_at: 1767222000, total: -30.8, currency: 'EUR' },
  ] as const;
  await renderScreen(<OrderPage order={{ ...DETAIL, address_obstacle: null }} documents={documents} {...PAGE} />);
  const getHref = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Change address')).toBe('/my-account/orders/3190/address');
  expect(getHref(/^Invoice F2026-000007/)).toBe('/my-account/orders/3190/documents/7');
  expect(getHref(/^Credit note A2026-000001/)).toBe('/my-account/orders/3190/documents/8');
});

it('shows amounts with VAT', async () => {
  await renderScreen(<OrderPage order={DETAIL} documents={[]} {...PAGE} />);
  expect(screen.getByText('VAT included (20%)').nextSibling?.textContent).toBe('€5.13');
});
