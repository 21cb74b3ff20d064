import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { uploads } from './api/uploads.ts';
import { App } from './app/App.tsx';
import { loadTranslations } from './app/i18n.ts';
import { fetchTexts } from './app/fetch-texts.ts';
import { mount } from './app/mount.tsx';
import { reportRoutes } from './invoicing/report-routes.tsx';
import { settingsRoutes } from './app/menu/settings-routes.tsx';
import { lookUpRoutes } from './resource/look-up/look-up-routes.tsx';
import { customScreenRoutes } from './app/custom-screens/custom-screen-routes.tsx';
import { resourceRoutes } from './app/screens.tsx';
import { sherafRoutes } from './app/sheraf/sheraf-routes.tsx';

mount(
  <App
    words={await loadTranslations(fetchTexts)}
    authProvider={authProvider}
    dataProvider={dataProvider}
    resources={[...resourceRoutes, lookUpRoutes, customScreenRoutes, settingsRoutes, reportRoutes, sherafRoutes]}
    links={[{ href: '/sheraf', label: 'frame.sheraf' }]}
    transport={uploads}
  />,
);
