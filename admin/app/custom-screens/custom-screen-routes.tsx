import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { CUSTOM_SCREENS } from '../custom-screens/custom-screens.ts';

const CustomScreen = lazy(async () => ({ default: (await import('../custom-screens/CustomScreen.tsx')).CustomScreen }));

/** Routes of the screens without a resource. */
export const customScreenRoutes = (
  <CustomRoutes key="places">
    {CUSTOM_SCREENS.map(({ path }) => (
      <Route key={path} path={`/${path}`} element={<CustomScreen path={path} />} />
    ))}
  </CustomRoutes>
);
