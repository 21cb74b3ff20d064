import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';

const Sheraf = lazy(async () => ({ default: (await import('./Sheraf.tsx')).Sheraf }));

/** Where the server leads those who follow the Sheraf entry while no address is set for it (§2.5). */
export const sherafRoutes = (
  <CustomRoutes key="sheraf">
    <Route path="/sheraf" element={<Sheraf />} />
  </CustomRoutes>
);
