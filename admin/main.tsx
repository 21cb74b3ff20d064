import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { uploads } from './api/uploads.ts';
import { App } from './app/App.tsx';
import { createWords } from './app/i18n.ts';
import { fetchWords } from './app/word-files.ts';
import { mount } from './app/mount.tsx';
import { reportRoutes } from './invoicing/report-routes.tsx';
import { settingsRoutes } from './app/menu/settings-routes.tsx';
import { lookUpRoutes } from './resource/look-up/look-up-routes.tsx';
import { placeRoutes } from './app/places/place-routes.tsx';
import { resourceRoutes } from './app/screens.tsx';
import { sherafRoutes } from './app/sheraf/sheraf-routes.tsx';

mount(
  <App
    words={await createWords(fetchWords)}
    authProvider={authProvider}
    dataProvider={dataProvider}
    resources={[...resourceRoutes, lookUpRoutes, placeRoutes, settingsRoutes, reportRoutes, sherafRoutes]}
    links={[{ href: '/sheraf', label: 'frame.sheraf' }]}
    transport={uploads}
  />,
);
