import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BOX } from '#storefront/testing/boxes.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { BoxPage } from './BoxPage.tsx';
import type { BoxView } from './boxes.server.ts';

const DECEMBER = { month: '2026-12', name: 'December 2026' };
const VIEW: BoxView = {
  box: BOX,
  months: [],
  nextMonth: DECEMBER,
  skippable: DECEMBER,
  skippedMonths: [],
  pausedUntil: undefined,
  address: ['12 rue des Lilas', '75011 Paris', 'France'],
};
const PAGE = { boxes: [VIEW], pauses: [DECEMBER], sponsor: undefined, answer: undefined };
const findButton = (name: string) => screen.queryByRole('button', { name, hidden: true });

it('shows status, next month, address, card and the changes of an active box', async () => {
  await renderScreen(<BoxPage {...PAGE} />);
  const box = within(screen.getByRole('article', { name: 'Vinyl box' }));
  expect(box.getByText('Active')).toBeTruthy();
  expect(box.getByText('The next record is prepared in December 2026.')).toBeTruthy();
  expect(box.getByText('75011 Paris')).toBeTruthy();
  expect(box.getByText('•••• 4242')).toBeTruthy();
  for (const name of ['Skip December 2026', 'Pause', 'Check the code', 'Cancel this box'])
    expect(findButton(name), name).toBeTruthy();
});

it('lists months with their record and price', async () => {
  const month = { month: '2026-11', name: 'November 2026', status: 'ordered' } as const;
  const price = { amount: 29.9, currency: 'EUR' } as const;
  const record = { title: 'Marisol Vega – Salt & Signal', project_id: 1204, rating: undefined, ...price };
  await renderScreen(<BoxPage {...PAGE} boxes={[{ ...VIEW, months: [{ ...month, ...record }] }]} />);
  const row = within(screen.getByText('November 2026').closest('li')!);
  expect(row.getByRole('link', { name: record.title }).getAttribute('href')).toContain('/1204');
  expect(row.getByText('€29.90')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Rate this record' }).getAttribute('href')).toMatch(/\/1204.*#reviews$/);
});

it('shows the own rating of a record', async () => {
  const month = { month: '2026-11', name: 'November 2026', status: 'ordered', rating: 4 } as const;
  const record = { title: 'Marisol Vega – Salt & Signal', project_id: 1204 };
  await renderScreen(<BoxPage {...PAGE} boxes={[{ ...VIEW, months: [{ ...month, ...record }] }]} />);
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rate this record' })).toBeNull();
});

it('shows no price for a skipped month', async () => {
  const price = { amount: 31.5, currency: 'EUR', rating: undefined } as const;
  const month = { month: '2026-11', name: 'November 2026', status: 'skipped', ...price } as const;
  await renderScreen(<BoxPage {...PAGE} boxes={[{ ...VIEW, months: [month] }]} />);
  expect(screen.getByText('November 2026')).toBeTruthy();
  expect(screen.queryByText('€31.50')).toBeNull();
});

it('offers to resume a paused box only', async () => {
  const box = { ...BOX, status: 'paused' } as const;
  await renderScreen(<BoxPage {...PAGE} boxes={[{ ...VIEW, box, pausedUntil: DECEMBER }]} />);
  expect(screen.getByText('Paused. The next record ships in December 2026.')).toBeTruthy();
  expect(findButton('Resume')).toBeTruthy();
  expect(findButton('Pause')).toBeNull();
  expect(findButton('Skip December 2026')).toBeNull();
});

it('offers no changes of a box that is over', async () => {
  await renderScreen(<BoxPage {...PAGE} boxes={[{ ...VIEW, box: { ...BOX, status: 'cancelled' } }]} />);
  expect(screen.getByText('This box has ended.')).toBeTruthy();
  expect(within(screen.getByRole('article')).queryAllByRole('button', { hidden: true })).toEqual([]);
});

it('shows the benefit of a checked code before it is redeemed', async () => {
  const answer = { id: 7, code: 'GIFT-1', gift: { kind: 'months', months: 3 } } as const;
  await renderScreen(<BoxPage {...PAGE} answer={answer} />);
  expect(screen.getByText('This code is worth 3 free months.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Gift or promo code').value).toBe('GIFT-1');
  expect(findButton('Redeem for this box')).toBeTruthy();
});

it('keeps a rejected code and shows why', async () => {
  const errors = [{ path: 'code', code: 'code_unknown', message: '' }];
  const problem = { type: 'about:blank', title: '', status: 422, code: 'validation_failed', errors };
  await renderScreen(<BoxPage {...PAGE} answer={{ id: 7, code: 'NOPE', problem }} />);
  expect(screen.getByRole('alert').textContent).toBe('This code does not exist. Check it and try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Gift or promo code').value).toBe('NOPE');
});

it('shows the referral code and links to the vinyl box without a box', async () => {
  const sponsor = { code: 'LEA24', brought: 3, rewarded: 1 };
  const view = await renderScreen(<BoxPage {...PAGE} sponsor={sponsor} />);
  expect(view.getByText('LEA24')).toBeTruthy();
  expect(view.getByText('3 subscriptions · 1 reward')).toBeTruthy();
  view.unmount();
  await renderScreen(<BoxPage {...PAGE} boxes={[]} />);
  expect(screen.getByRole('link', { name: 'Discover the vinyl box' }).getAttribute('href')).toBe('/vinyl-box');
});
