import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { CustomRoutes } from 'react-admin';
import { lazy } from 'react';
import { Navigate, Route, useParams } from 'react-router-dom';
import { recordPath } from '../paths.ts';

const LookUp = lazy(async () => ({ default: (await import('./LookUp.tsx')).LookUp }));

/** The record of a number: /order/3190. */
function ToRecord({ name }: { name: ResourceName }) {
  const { id = '' } = useParams();
  return <Navigate to={recordPath({ name }, id)} replace />;
}

/** A resource of another one's family is also found below it: /digital/codes is /digital-codes. */
const families = Object.values(resourceIndex).flatMap(({ name }) => {
  const [family = '', ...rest] = name.split('-');
  return rest.length > 0 && family in resourceIndex ? [{ name, path: `/${family}/${rest.join('-')}` }] : [];
});

const entries: readonly { name: ResourceName; single?: string }[] = Object.values(resourceIndex);

/** Addresses by the word for one record (§2.5): with its number they lead to it, without to a box that finds it. */
export const lookUpRoutes = (
  <CustomRoutes key="look-up">
    {entries.map(
      ({ name, single }) =>
        single && (
          <Route key={name} path={`/${single}`}>
            <Route index element={<LookUp name={name} />} />
            <Route path=":id" element={<ToRecord name={name} />} />
          </Route>
        ),
    )}
    {families.map(({ name, path }) => (
      <Route key={path} path={path} element={<Navigate to={`/${name}`} replace />} />
    ))}
  </CustomRoutes>
);
