import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UserGift } from '#generated/schemas.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { GiftsPage } from './GiftsPage.tsx';

const BOUGHT: UserGift = {
  ...{ code: '7QKM-W4XT-PR9C-H3YV', type: 'vinyl', months: 3, recipient: 'Paul', message: 'Enjoy!' },
  ...{ state: 'running', created_at: 1_790_000_000 },
};
const PAGE = { gifts: [BOUGHT], boxes: [], customer: {}, answer: undefined };

it('lists the bought gifts with code, recipient and state', async () => {
  await renderScreen(<GiftsPage {...PAGE} />);
  expect(screen.getByText('Vinyl box, 3 months, a gift for Paul')).toBeTruthy();
  expect(screen.getByText(BOUGHT.code)).toBeTruthy();
  expect(screen.getByText('Not redeemed')).toBeTruthy();
});

it('asks for the address of a new box once a code is checked, and offers boxes of its type', async () => {
  const boxes = [
    { id: 7, name: 'Vinyl box', type: 'vinyl' },
    { id: 8, name: 'Collector’s box', type: 'collector' },
  ] as const;
  const answer = { code: 'ABCD', gift: { kind: 'months', months: 3, type: 'vinyl' } } as const;
  await renderScreen(<GiftsPage {...PAGE} boxes={boxes} answer={answer} />);
  expect(screen.getByText('This code is worth 3 free months.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add the months to Vinyl box' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Collector/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Start the box' })).toBeTruthy();
});

it('keeps a refused code', async () => {
  const problem = { type: 'about:blank', title: '', status: 404, code: 'code_unknown', detail: 'No such code.' };
  await renderScreen(<GiftsPage {...PAGE} answer={{ code: 'ABCD', problem }} />);
  expect(screen.getByLabelText('Gift or promo code')).toHaveProperty('value', 'ABCD');
  expect(screen.getByText('No such code.')).toBeTruthy();
});
