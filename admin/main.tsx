import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { uploads } from './api/uploads.ts';
import { App } from './App.tsx';
import { createWords } from './i18n.ts';
import { fetchWords } from './word-files.ts';
import { mount } from './mount.tsx';
import { reportRoutes } from './invoice/report-routes.tsx';
import { settingsRoutes } from './menu/settings-routes.tsx';
import { lookUpRoutes } from './resource/look-up/look-up-routes.tsx';
import { placeRoutes } from './places/place-routes.tsx';
import { resourceRoutes } from './screens.tsx';
import { sherafRoutes } from './sheraf/sheraf-routes.tsx';

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
