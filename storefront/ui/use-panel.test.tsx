import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePanel } from './use-panel.ts';

afterEach(cleanup);

function Menu() {
  const { open, show, hide } = usePanel();
  return (
    <>
      <button onClick={show}>Open</button>
      <button onClick={hide}>Close</button>
      {open && <p>Panel</p>}
    </>
  );
}

/** A menu on two pages; `arrive` lets the second one load. */
function renderMenu() {
  let arrive: (() => void) | undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  // as in the frame, the menu stays while pages change
  const children = [
    { path: '/', element: <></> },
    { path: '/slow', loader, element: <></> },
  ];
  const router = createMemoryRouter([{ element: <Menu />, children }]);
  render(<RouterProvider router={router} />);
  const navigate = () => act(async () => void router.navigate('/slow'));
  return { navigate, arrive: () => act(async () => arrive?.()), router };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = () => screen.queryByText('Panel') !== null;

it('opens and closes', () => {
  renderMenu();
  click('Open');
  expect(isOpen()).toBe(true);
  click('Close');
  expect(isOpen()).toBe(false);
});

it('is closed by a navigation that begins, also when the navigation is cancelled', async () => {
  const { navigate, router } = renderMenu();
  click('Open');
  await navigate();
  expect(isOpen()).toBe(false);
  await act(() => router.navigate('/'));
  expect(isOpen()).toBe(false);
});

it('stays open when the page that was loading arrives', async () => {
  const { navigate, arrive, router } = renderMenu();
  await navigate();
  click('Open');
  await arrive();
  expect([router.state.location.pathname, isOpen()]).toEqual(['/slow', true]);
});
