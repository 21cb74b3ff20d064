import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#storefront/testing/render.tsx';
import { getErrorPageType } from './error-page-type.ts';
import { ErrorPage, MAINTENANCE_RELOAD_MS } from './ErrorPage.tsx';
import { loader } from './route.tsx';

it('links back and home when a page is not found', async () => {
  await renderScreen(<ErrorPage type="not_found" />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

it('reloads every minute during maintenance', async () => {
  const reload = vi.fn();
  const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  await renderScreen(<ErrorPage type="maintenance" reload={reload} />);
  // effects run after the page is in the document
  await vi.waitFor(() => expect(setTimeoutSpy).toHaveBeenCalledWith(reload, MAINTENANCE_RELOAD_MS));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => setTimeoutSpy.mockRestore());
});

it.each([
  [500, 'maintenance'],
  [503, 'maintenance'],
  [404, 'not_found'],
  [403, 'not_found'],
])('shows status %i as %s', (status, type) => expect(getErrorPageType(status)).toBe(type));

it.each([
  ['?type=maintenance', 503, 'maintenance'],
  ['?type=whatever', 404, 'not_found'],
  ['', 404, 'not_found'],
])('answers /error%s with %i', (query, status, type) => {
  const request = new Request(`https://shop.example/error${query}`);
  const answer = loader({
    request,
    context: undefined as never,
    params: {},
    url: new URL(request.url),
    pattern: '/error',
  });
  expect(answer).toMatchObject({ data: { type }, init: { status } });
});
