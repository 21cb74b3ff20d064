import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicLot } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { BidsPage } from './BidsPage.tsx';
import type { BidOutcome } from './place-bid.server.ts';

const NOW = 1_797_000_000;
const LOT: PublicLot = {
  id: 7,
  number: 'L-1007',
  title: 'Test pressing 3 of 5',
  picture: null,
  project_picture: '1204',
  project_name: 'Salt & Signal',
  project_id: 1204,
  condition: 'nm',
  currency: 'EUR',
  price: 64,
  least_bid: 66,
  reserve_met: false,
  bids_count: 12,
  starts_at: NOW - 86_400,
  ends_at: NOW + 3 * 86_400 + 7200 + 60,
  status: 'open',
  leading: false,
  my_maximum: null,
};

const open = (changes: Partial<PublicLot>, outcome?: BidOutcome) =>
  renderScreen(<BidsPage lots={[{ ...LOT, ...changes }]} opened={undefined} now={NOW * 1000} outcome={outcome} />, {
    path: '/bids',
  });

it('shows the price, the time left by the server’s clock and the least bid', async () => {
  await open({});
  expect(screen.getByText('€64.00')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('3 d 2 h');
  expect(screen.getByText('€66.00 or more, VAT included. A bid is binding.')).toBeTruthy();
  expect(screen.getByText('The reserve price is not met yet.')).toBeTruthy();
});

it.each([
  [{ my_maximum: 80, leading: true }, 'You lead with a maximum of €80.00.'],
  [{ my_maximum: 60, leading: false }, 'You have been outbid. Bid €66.00 or more to lead.'],
  [{ my_maximum: 80, leading: true, status: 'sold' as const }, 'You won this lot. The payment link is in your e-mail.'],
  [{ my_maximum: 60, leading: false, status: 'paid' as const }, 'Another bidder won this lot.'],
])('of %j says %s', async (changes, text) => {
  await open(changes);
  expect(screen.getByText(text)).toBeTruthy();
});

it('takes no bids before the start and after the end', async () => {
  const { unmount } = await open({ starts_at: NOW + 60 });
  expect(screen.queryByRole('button', { name: 'Place bid' })).toBeNull();
  unmount();
  await open({ status: 'unsold', ends_at: NOW - 60 });
  expect(screen.getByRole('heading', { name: 'Ended lots' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Place bid' })).toBeNull();
});

it('shows a refused bid with its amount', async () => {
  const errors = [{ path: 'maximum', code: 'input_min', params: { min: 66 } }];
  const problem = { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors };
  await open({}, { lot: 7, typed: '12', problem });
  expect(screen.getByRole('alert').textContent).toBe('Must be at least €66.00.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Your maximum/).value).toBe('12');
});
