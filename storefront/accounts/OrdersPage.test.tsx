import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Shipment } from '#generated/schemas.ts';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { OrdersPage } from './OrdersPage.tsx';

const [PART] = ORDER.shop_orders;
const withParcel = (changes: Partial<Shipment>) => ({
  ...ORDER,
  shop_orders: [{ ...PART!, shipments: [{ ...PART!.shipments[0]!, ...changes }] }],
});

it('shows the status of an order and the tracking link of its parcel', async () => {
  await renderScreen(<OrdersPage orders={[ORDER]} page={1} pages={1} />);
  expect(screen.getByRole('article', { name: 'Order VS-103190' })).toBeTruthy();
  expect(screen.getAllByText('Sent')).toHaveLength(2);
  expect(screen.getByText('Parcel by Colissimo')).toBeTruthy();
  expect(screen.getByText(/Shipped 2 Jan 2026 · Tracking number 6A123/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track parcel' }).getAttribute('href')).toBe('https://carrier.example/6A123');
});

it('shows a placeholder for a carrier without tracking page (§8) and for a parcel that is not shipped', async () => {
  const shipped = withParcel({ tracking_link: null });
  const shippedView = await renderScreen(<OrdersPage orders={[shipped]} page={1} pages={1} />);
  expect(shippedView.getByText('There is no tracking link for this parcel.')).toBeTruthy();
  shippedView.unmount();
  const unshipped = { tracking_link: null, sent_at: null, tracking_number: null, status: 'in_preparation' } as const;
  await renderScreen(<OrdersPage orders={[withParcel(unshipped)]} page={1} pages={1} />);
  expect(screen.getByText('Not shipped yet')).toBeTruthy();
});

it('links to the shop when there are no orders', async () => {
  await renderScreen(<OrdersPage orders={[]} page={1} pages={1} />);
  expect(screen.getByText('You have not ordered anything yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toBeTruthy();
});

it('links to the previous and next page', async () => {
  await renderScreen(<OrdersPage orders={[ORDER]} page={2} pages={3} />);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([getHref('Previous page'), getHref('Next page')]).toEqual(['/my-account/orders', '/my-account/orders?page=3']);
});

it('says which subscriptions and gifts end with an order', async () => {
  const box = { name: 'Vinyl box', type: 'vinyl', periodicity: 'quarterly', total: 87, gift_to: null } as const;
  const gift = { ...box, gift_to: 'Paul' };
  const SUBSCRIPTION = /^Its subscription ends as well/;
  const CODES = /^The gift codes bought with it/;
  for (const [boxes, isSubscription, isGift] of [
    [[], false, false],
    [[box], true, false],
    [[gift], false, true],
    [[box, gift], true, true],
  ] as const) {
    const order = { ...ORDER, boxes: [...boxes], cancellable: true };
    const view = await renderScreen(<OrdersPage orders={[order]} page={1} pages={1} />);
    expect([view.queryByText(SUBSCRIPTION) !== null, view.queryByText(CODES) !== null]).toEqual([
      isSubscription,
      isGift,
    ]);
    view.unmount();
  }
});
