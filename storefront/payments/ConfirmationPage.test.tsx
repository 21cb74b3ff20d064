import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ORDER } from '#storefront/testing/fixtures.ts';
import { renderScreen } from '#storefront/testing/render.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';

it('shows the order number and the e-mail address', async () => {
  await renderScreen(<ConfirmationPage order={ORDER} related={[]} signedIn />);
  expect(screen.getByText(/VS-103190 is confirmed.*lea@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/my-account/orders');
});

it('shows guests no link to an account', async () => {
  await renderScreen(<ConfirmationPage order={ORDER} related={[]} signedIn={false} />);
  expect(screen.queryByRole('link', { name: 'See my orders' })).toBeNull();
});
