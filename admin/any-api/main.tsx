// The back office of any API, served by `npm run admin`; its resources are inferred from the description.
import { apiFacts } from '#generated/api-facts.ts';
import { loadResource, resourceIndex } from '#generated/resource-index.ts';
import type { ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { Navigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { renameOwnId } from '../api/wire-identity.ts';
import { createWireProvider } from '../api/wire-provider.ts';
import { SINGLETON_ID } from '../api/wire-record.ts';
import { App } from '#admin/app/App.tsx';
import { loadTranslations } from '#admin/app/i18n.ts';
import { fetchTexts } from '#admin/app/fetch-texts.ts';
import { mount } from '#admin/app/mount.tsx';
import { screen } from '../resource/define.ts';
import { buildRecordPath } from '../resource/paths.ts';
import { createResourceRoute } from '../resource/resource-route.tsx';
import { ApiSignIn } from './ApiSignIn.tsx';
import { credentialAuthProvider, openAuthProvider } from './auth-provider.ts';
import { NestedLists } from './NestedLists.tsx';
import { addCredentials } from './signed-request.ts';
import { adaptDefinition } from './adapt-definition.ts';
import { ParentForm } from './ParentForm.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { settings } from './settings.ts';
import { addApiLabels } from './api-labels.ts';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

async function load(name: string): Promise<ResourceDefinition & { wire: ResourceWire }> {
  const resource = await loaders[name]?.();
  if (!resource?.wire) throw new Error(`There is no inferred resource ${name}.`);
  return renameOwnId({ ...resource, wire: resource.wire });
}

const routes = Object.values(resourceIndex).map((entry: { name: string; title: string; only?: true }) =>
  createResourceRoute(
    entry.name,
    entry.title,
    async () => {
      const resource = adaptDefinition(await load(entry.name));
      return screen(resource, {
        missingParent: () => <ParentForm owners={resource.owners} />,
        body: () => Promise.resolve(({ record }) => <NestedLists wire={resource.wire} record={record} />),
      });
    },
    // a singleton has no list
    entry.only && (() => <Navigate to={buildRecordPath(entry, SINGLETON_ID)} replace />),
  ),
);

const needsSignIn = settings.isSigned !== true && apiFacts.schemes.length > 0;
if (needsSignIn) {
  api.use({ onRequest: ({ request }) => addCredentials(request) });
  await finishSignIn();
}

mount(
  <App
    words={addApiLabels(await loadTranslations(fetchTexts), apiFacts.words)}
    authProvider={needsSignIn ? credentialAuthProvider : openAuthProvider}
    signIn={ApiSignIn}
    dataProvider={createWireProvider(load)}
    resources={routes}
    timeZone={settings.timeZone ?? apiFacts.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
  />,
);
