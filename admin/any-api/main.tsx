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
  const { wire, create } = resource;
  // a new record of others' must say whose it is, and so must their list
  const owners = (resource.owners ?? []).map((field) => ({ ...field, required: true }));
  const ofOwners = owners.map(({ name: owner, type, ...field }) => {
    return { name: owner, type, operators: ['eq'] as const, field: { name: owner, type, ...field } };
  });
  const filters = [...ofOwners, ...resource.filters];
  return { ...resource, wire, owners, filters, ...(create && { create: [...owners, ...create] }) };
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
