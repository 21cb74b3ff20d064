import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { PLACES } from '../frame/places.ts';

const Place = lazy(async () => ({ default: (await import('./Place.tsx')).Place }));

/** The addresses of screens that are no list of a resource. */
export const placeRoutes = (
  <CustomRoutes key="places">
    {PLACES.map(({ path }) => (
      <Route key={path} path={`/${path}`} element={<Place path={path} />} />
    ))}
  </CustomRoutes>
);
