import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import { CustomRoutes } from 'react-admin';
import { lazy } from 'react';
import { Navigate, Route, useParams } from 'react-router-dom';
import { buildRecordPath } from '../paths.ts';

const LookUp = lazy(async () => ({ default: (await import('./LookUp.tsx')).LookUp }));

/** Redirects to a record by id: /order/3190. */
function RecordRedirect({ name }: { name: ResourceName }) {
  const { id = '' } = useParams();
  return <Navigate to={buildRecordPath({ name }, id)} replace />;
}

/** Aliases of resources with a prefix: /digital/codes is /digital-codes. */
const aliases = Object.values(resourceIndex).flatMap(({ name }) => {
  const [prefix = '', ...nameParts] = name.split('-');
  return nameParts.length > 0 && prefix in resourceIndex ? [{ name, path: `/${prefix}/${nameParts.join('-')}` }] : [];
});

const entries: readonly { name: ResourceName; single?: string }[] = Object.values(resourceIndex);

/** Routes by the singular name (§2.5): the record with an id, the look-up page without. */
export const lookUpRoutes = (
  <CustomRoutes key="look-up">
    {entries.map(
      ({ name, single }) =>
        single && (
          <Route key={name} path={`/${single}`}>
            <Route index element={<LookUp name={name} />} />
            <Route path=":id" element={<RecordRedirect name={name} />} />
          </Route>
        ),
    )}
    {aliases.map(({ name, path }) => (
      <Route key={path} path={path} element={<Navigate to={`/${name}`} replace />} />
    ))}
  </CustomRoutes>
);
