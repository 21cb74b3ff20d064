import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import { SignForms } from './SignForms.tsx';

const getTab = (name: string) => screen.getByRole('tab', { name });

it('shows sign-up first and moves between the tabs with the arrow keys', async () => {
  const { user } = await renderScreen(<SignForms redirect="/cart" />);
  expect(getTab('Sign up').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Sign up' })).toBeTruthy();
  getTab('Sign up').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(getTab('Sign in'));
  expect(screen.getByRole('tabpanel', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  await user.keyboard('{ArrowRight}');
  expect(getTab('Sign up').getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{End}');
  expect(getTab('Sign in').getAttribute('aria-selected')).toBe('true');
});

it('links the tabs for visitors without JavaScript, keeping where they came from', async () => {
  await renderScreen(<SignForms redirect="/cart" />);
  expect(getTab('Sign in').getAttribute('href')).toBe('/sign?tab=sign_in&redirect=%2Fcart');
});
