import type { UploadTransport } from '#forms-schema/upload/transport.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type AuthProvider, CoreAdminContext, CoreAdminUI, type DataProvider } from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { Crash } from './frame/Crash.tsx';
import { FormsBridge } from './frame/FormsBridge.tsx';
import { Frame } from './frame/Frame.tsx';
import { Loading } from '#admin/ui/Loading.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { type SideLink, SideLinks } from './menu/side-links.ts';
import { SignInPage } from './frame/SignInPage.tsx';
import { Start } from './frame/Start.tsx';
import { createStore } from '#admin/ui/store.ts';
import { theme } from '#admin/ui/theme.ts';
import type { Translations } from './i18n.ts';
import { useTranslationProvider } from './use-i18n-provider.ts';

const store = createStore();

/** Errors are shown at once, also offline; retries are up to the user. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

interface Props {
  /** Texts in the initial language. */
  words: Translations;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  /** A `Resource` for each screen. */
  resources: ReactNode;
  /** External links of the side bar. */
  links?: readonly SideLink[];
  /** Upload of files in forms. */
  transport?: UploadTransport;
  /** Sign-in page; the shop's by default. */
  signIn?: ComponentType;
  /** Time zone of date-times; the shop's by default. */
  timeZone?: string;
}

/** The back office: react-admin's headless core with its own frame and grid. */
export function App(props: Props) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <BackOffice {...props} /> }], { basename: '/admin' }),
  );
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {/* as transitions, redirects to the sign-in would be interrupted by the reset of the store, and repeat */}
      <RouterProvider router={router} useTransitions={false} />
    </ThemeProvider>
  );
}

function BackOffice({
  words,
  authProvider,
  dataProvider,
  resources,
  links = [],
  transport,
  timeZone,
  signIn = SignInPage,
}: Props) {
  const i18nProvider = useTranslationProvider(words);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <ConfirmProvider>
        <FormsBridge transport={transport} timeZone={timeZone}>
          <SideLinks value={links}>
            <CoreAdminUI
              layout={Frame}
              loginPage={signIn}
              catchAll={NotFound}
              dashboard={Start}
              loading={Loading}
              error={Crash}
              requireAuth
              disableTelemetry
            >
              {resources}
            </CoreAdminUI>
          </SideLinks>
        </FormsBridge>
      </ConfirmProvider>
    </CoreAdminContext>
  );
}
