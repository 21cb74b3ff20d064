// The back office over an API whose resources were found by shape; `npm run admin` serves it.
import { apiFacts } from '#generated/api-facts.ts';
import { loadResource, resourceIndex } from '#generated/resource-index.ts';
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { Navigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { apiName, withOwnId } from '../api/wire-identity.ts';
import { ONLY, wireProvider } from '../api/wire-provider.ts';
import { App } from '../App.tsx';
import { createWords } from '../i18n.ts';
import { fetchWords } from '../word-files.ts';
import { mount } from '../mount.tsx';
import { screen } from '../resource/define.ts';
import { recordPath } from '../resource/paths.ts';
import { resourceRoute } from '../resource/resource-route.tsx';
import { ApiSignIn } from './ApiSignIn.tsx';
import { credentialAuthProvider, openAuthProvider } from './auth-provider.ts';
import { Belongings } from './Belongings.tsx';
import { withCredentials } from './credentials.ts';
import { OwnerForm } from './OwnerForm.tsx';
import { finishSignIn } from './pending-sign-in.ts';
import { settings } from './settings.ts';
import { withApiWords } from './words.ts';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

type Found = ResourceDefinition & { wire: ResourceWire; owners: readonly FieldDefinition[] };

async function load(name: string): Promise<ResourceDefinition & { wire: ResourceWire }> {
  const resource = await loaders[name]?.();
  if (!resource?.wire) throw new Error(`There is no resource ${name} that was found by shape.`);
  return withOwnId({ ...resource, wire: resource.wire });
}

/** A new record of others' must say whose it is, and so must their list. */
async function loadForScreen(name: string): Promise<Found> {
  const resource = await load(name);
  const owners = (resource.owners ?? []).map((field) => ({ ...field, required: true }));
  const ofOwners = owners.map(({ name: owner, type, ...field }) => {
    return { name: owner, type, operators: ['eq'] as const, field: { name: owner, type, ...field } };
  });
  const isOwner = (field: { name: string }) => owners.some((owner) => owner.name === field.name);
  return {
    ...resource,
    owners,
    filters: [...ofOwners, ...resource.filters],
    ...(resource.create && { create: [...owners, ...resource.create.filter((field) => !isOwner(field))] }),
  };
}

/** The address of a record holds its number: it is given once and shown, locked, from then on. */
function locked(field: FieldDefinition, { id, single }: ResourceWire): FieldDefinition {
  return apiName(field.name) === id && !single ? { ...field, roles: [] } : field;
}

const routes = Object.values(resourceIndex).map((entry: { name: string; title: string; only?: true }) =>
  resourceRoute(
    entry.name,
    entry.title,
    async () => {
      const resource = await loadForScreen(entry.name);
      const update = resource.update?.map((field) => locked(field, resource.wire));
      return screen(
        { ...resource, ...(update && { update }) },
        {
          unasked: () => <OwnerForm owners={resource.owners} />,
          body: () => Promise.resolve(({ record }) => <Belongings wire={resource.wire} record={record} />),
        },
      );
    },
    // there is no list of the only record
    entry.only && (() => <Navigate to={recordPath(entry, ONLY)} replace />),
  ),
);

const needsSignIn = settings.isSigned !== true && apiFacts.schemes.length > 0;
if (needsSignIn) {
  api.use({ onRequest: ({ request }) => withCredentials(request) });
  await finishSignIn();
}

mount(
  <App
    words={withApiWords(await createWords(fetchWords), apiFacts.words)}
    authProvider={needsSignIn ? credentialAuthProvider : openAuthProvider}
    signIn={ApiSignIn}
    dataProvider={wireProvider(load)}
    resources={routes}
    timeZone={settings.timeZone ?? apiFacts.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
  />,
);
