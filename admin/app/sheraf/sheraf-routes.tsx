import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';

const Sheraf = lazy(async () => ({ default: (await import('./Sheraf.tsx')).Sheraf }));

/** Target of the server's redirect from the Sheraf link while no address is set (§2.5). */
export const sherafRoutes = (
  <CustomRoutes key="sheraf">
    <Route path="/sheraf" element={<Sheraf />} />
  </CustomRoutes>
);
