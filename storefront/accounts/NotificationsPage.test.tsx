import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

it('shows what is chosen, and that it is saved', async () => {
  const chosen = { newsletter: false, reviews: true, auctions: false, messages: true };
  await renderScreen(<NotificationsPage chosen={chosen} outcome={{ done: true }} />);
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(4));
  const read = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);
  expect(read()).toEqual([false, true, false, true]);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: /Newsletter/ }));
  expect(read()).toEqual([true, true, false, true]);
});
