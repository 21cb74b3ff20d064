import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import common from '#locales/en/common.json';
import storefront from '#locales/en/storefront.json';
import { CartProvider } from '../cart/CartProvider.tsx';
import { ModalHost } from '../ui/modals/ModalHost.tsx';
import { getModals } from '../ui/modals/modals.ts';
import { registerMessages } from '#storefront/app/locale/messages.ts';
import { TextsProvider } from '#storefront/app/locale/texts.tsx';
import type { RootData } from '#storefront/app/root-data.ts';
import { ROOT } from './fixtures.ts';

// jsdom does not implement showModal and close
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(value) {
  if (value !== undefined) this.returnValue = value;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

type Stubs = Parameters<typeof createRoutesStub>[0];

interface RenderOptions {
  /** path of the screen */
  readonly path?: string;
  readonly root?: Partial<RootData>;
  /** other routes with loaders and actions of the test */
  readonly routes?: Stubs;
}

function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Renders a screen with root data, texts, router and cart. `address` is the current location. */
export async function renderScreen(screen: ReactNode, { path = '/', root = {}, routes = [] }: RenderOptions = {}) {
  // not once: another test may have registered its own
  registerMessages('en', [storefront, common]);
  // toasts of the test before
  getModals().forEach(({ close }) => close(false));
  const data = { ...ROOT, ...root };
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      HydrateFallback: () => null,
      Component: () => (
        <TextsProvider language={data.language}>
          <CartProvider>
            <Outlet />
            <ModalHost />
            <CurrentAddress />
          </CartProvider>
        </TextsProvider>
      ),
      children: [...routes, { index: true, Component: () => screen }, { path: '*', Component: () => screen }],
    },
  ]);
  const view = render(<Site initialEntries={[path]} />);
  await view.findByLabelText('address');
  return { ...view, user: userEvent.setup(), address: () => view.getByLabelText('address').textContent };
}
