// The back office over an API whose resources were found by shape; `npm run admin` serves it.
import { loadResource, resourceIndex } from '#generated/resource-index.ts';
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import { wireProvider } from '../api/wire-provider.ts';
import { App } from '../App.tsx';
import { createWords } from '../i18n.ts';
import { fetchWords } from '../word-files.ts';
import { mount } from '../mount.tsx';
import { screen } from '../resource/define.ts';
import { resourceRoute } from '../resource/resource-route.tsx';
import { openAuthProvider } from './auth-provider.ts';
import { Belongings } from './Belongings.tsx';
import { OwnerForm } from './OwnerForm.tsx';
import { settings } from './settings.ts';
import { withHumanisedNames } from './words.ts';

const loaders: Readonly<Record<string, (() => Promise<ResourceDefinition>) | undefined>> = loadResource;

type Found = ResourceDefinition & { wire: ResourceWire; owners: readonly FieldDefinition[] };

async function load(name: string): Promise<Found> {
  const resource = await loaders[name]?.();
  if (!resource?.wire) throw new Error(`There is no resource ${name} that was found by shape.`);
  const { wire, create, filters } = resource;
  // a new record of others' must say whose it is, and so must their list
  const owners = filters.flatMap(({ name: owner, field }) =>
    field && wire.parents.includes(owner) ? [{ ...field, required: true }] : [],
  );
  return { ...resource, wire, owners, ...(create && { create: [...owners, ...create] }) };
}

const routes = Object.values(resourceIndex).map(({ name, title }) =>
  resourceRoute(name, title, async () => {
    const resource = await load(name);
    return screen(resource, {
      unasked: () => <OwnerForm owners={resource.owners} />,
      body: () => Promise.resolve(({ record }) => <Belongings wire={resource.wire} record={record} />),
    });
  }),
);

mount(
  <App
    words={withHumanisedNames(await createWords(fetchWords))}
    authProvider={openAuthProvider}
    dataProvider={wireProvider(load)}
    resources={routes}
    timeZone={settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
  />,
);
