import { type ComponentType, lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { Guard } from './frame/Guard.tsx';
import { PLACES, type PlacePath } from './frame/places.ts';

/** Screens that are no list of a resource, each loaded when it is opened. */
const SCREENS: { readonly [Path in PlacePath]: () => Promise<{ default: ComponentType }> } = {
  dispatch: async () => ({ default: (await import('./dispatch/DispatchBoard.tsx')).DispatchBoard }),
  pack: async () => ({ default: (await import('./pack/PackBench.tsx')).PackBench }),
};

const screens = PLACES.map(({ path, operationId }) => ({ path, operationId, Screen: lazy(SCREENS[path]) }));

export const placeRoutes = (
  <CustomRoutes key="places">
    {screens.map(({ path, operationId, Screen }) => (
      <Route
        key={path}
        path={`/${path}`}
        element={
          <Guard operationId={operationId}>
            <Screen />
          </Guard>
        }
      />
    ))}
  </CustomRoutes>
);
