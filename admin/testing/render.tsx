import type { Role } from '#generated/definitions.ts';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type UserIdentity } from 'react-admin';
import { type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { dataProvider } from '../api/data-provider.ts';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { FormsBridge } from '#admin/app/frame/FormsBridge.tsx';
import { Notifications } from '#admin/app/frame/Notifications.tsx';
import { lastColumns, snapshots } from '#admin/resource/list/list-address.ts';
import { theme } from '#admin/ui/theme.ts';
import { onTestFinished } from 'vitest';
import { importWords } from '#locales/translate.ts';
import { loadTranslations } from '#admin/app/i18n.ts';
import { useTranslationProvider } from '#admin/app/use-i18n-provider.ts';

interface Options {
  role?: Role;
  /** Screens by path. */
  routes: Readonly<Record<string, ReactNode>>;
  /** The signed-in account. */
  identity?: UserIdentity;
  /** Initial path. */
  at: string;
}

/** Renders screens of the back office at a path, signed in with a role. */
export async function renderAdmin({ role = 'admin', identity, routes, at }: Options) {
  // what the page keeps until it is reloaded
  onTestFinished(() => {
    snapshots.clear();
    lastColumns.clear();
  });
  const translations = await loadTranslations(importWords);
  const store = memoryStore();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => role,
    ...(identity && { getIdentity: async () => identity }),
  };
  function Providers({ children }: { children: ReactNode }) {
    const i18nProvider = useTranslationProvider(translations);
    return (
      <CoreAdminContext {...{ dataProvider, authProvider, i18nProvider, store, queryClient }}>
        <ConfirmProvider>
          <FormsBridge>
            {children}
            <Notifications />
          </FormsBridge>
        </ConfirmProvider>
      </CoreAdminContext>
    );
  }
  const router = createMemoryRouter(
    Object.entries(routes).map(([path, screen]) => ({ path, element: <Providers>{screen}</Providers> })),
    { initialEntries: [at] },
  );
  // awaited, because a component that suspends within a synchronous `act` is not retried
  const view = await act(async () =>
    render(
      <StrictMode>
        <ThemeProvider theme={theme}>
          <RouterProvider router={router} useTransitions={false} />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
  return { ...view, router, store, queryClient };
}
