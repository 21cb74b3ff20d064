import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UserLot } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { UserLotsPage } from './UserLotsPage.tsx';

const LOT: UserLot = {
  ...{
    id: 7,
    number: 'L-1007',
    title: 'Test pressing 3 of 5',
    condition: 'nm',
    currency: 'EUR',
    project_picture: '1204',
  },
  ...{ price: 64, least_bid: 66, reserve_met: true, bids_count: 12, starts_at: 1_797_000_000, ends_at: 1_797_100_000 },
  ...{ status: 'open', leading: true, my_maximum: 80, pay_until: null, pay_url: null, order_id: null },
};

async function open(changes: Partial<UserLot>) {
  await renderScreen(<UserLotsPage lots={[{ ...LOT, ...changes }]} page={1} pages={1} />);
  return within(screen.getByRole('article', { name: 'Test pressing 3 of 5' }));
}

it.each([
  [{}, 'You lead with a maximum of €80.00.'],
  [{ leading: false }, 'You have been outbid. Bid €66.00 or more to lead.'],
  [{ leading: false, status: 'sold' as const }, 'Another bidder won this lot.'],
])('of %j says %s', async (changes, text) => {
  expect((await open(changes)).getByText(text)).toBeTruthy();
});

it('leads to the payment of a lot won, then to its order', async () => {
  const won = { status: 'sold', pay_until: 1_797_700_000 } as const;
  const pay_url = 'https://groove.house/offer/7.1797700000.6f1c';
  const lot = await open({ ...won, pay_url });
  expect(lot.getByText(/^Pay by /)).toBeTruthy();
  expect(lot.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(pay_url);
});

it('asks the winner for the address when the shop does not know it', async () => {
  const lot = await open({ status: 'sold', pay_until: 1_797_700_000 });
  expect(lot.getByRole('link', { name: /write to us/ }).getAttribute('href')).toBe('/contact');
});

it('leads to the order of a paid lot', async () => {
  const lot = await open({ status: 'paid', order_id: 3190 });
  expect(lot.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/my-account/orders/3190');
});

it('leads to the auctions, also without a bid', async () => {
  await renderScreen(<UserLotsPage lots={[]} page={1} pages={1} />);
  expect(screen.getByText('You have not bid on a lot yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all auctions' }).getAttribute('href')).toBe('/bids');
});
