import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { SETTINGS_PATH } from './menu.ts';

const SettingsPage = lazy(async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage }));

/** Route of the settings page. */
export const settingsRoutes = (
  <CustomRoutes key="settings">
    <Route path={`/${SETTINGS_PATH}`} element={<SettingsPage />} />
  </CustomRoutes>
);
