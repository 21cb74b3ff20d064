import { resourceIndex } from '#generated/resource-index.ts';
import type { ResourceName } from '#generated/resource-index.ts';
import { Resource } from 'react-admin';
import { type ComponentType, lazy } from 'react';
import { Guard } from './frame/Guard.tsx';
import type { Screen } from './resource/define.ts';

/** One module a resource: its definition with its override. Each is loaded when its screen is opened. */
const SCREENS: { readonly [Name in ResourceName]: () => Promise<{ default: Screen }> } = {
  orders: () => import('./orders/orders.resource.tsx'),
  payments: () => import('./payments/payments.resource.ts'),
  projects: () => import('./projects/projects.resource.tsx'),
  category: () => import('./catalogue/category.resource.ts'),
  artists: () => import('./catalogue/artists.resource.ts'),
  labels: () => import('./catalogue/labels.resource.ts'),
  shops: () => import('./people/shops.resource.tsx'),
  user: () => import('./people/user.resource.ts'),
  mails: () => import('./system/mails.resource.tsx'),
  audit: () => import('./system/audit.resource.ts'),
};

/** The views of a resource, each with the operation without which there is none. */
const VIEWS = {
  list: { operation: 'list', load: async () => (await import('./resource/list/ResourceList.tsx')).ResourceList },
  show: { operation: 'get', load: async () => (await import('./resource/show/ResourceShow.tsx')).ResourceShow },
  edit: { operation: 'update', load: async () => (await import('./resource/edit/ResourceEdit.tsx')).ResourceEdit },
  create: {
    operation: 'create',
    load: async () => (await import('./resource/edit/ResourceCreate.tsx')).ResourceCreate,
  },
} as const satisfies Record<
  string,
  { operation: keyof Screen['resource']['operations']; load: () => Promise<ComponentType<{ screen: Screen }>> }
>;

function lazyScreen(name: ResourceName, view: keyof typeof VIEWS) {
  return lazy(async () => {
    const { operation, load } = VIEWS[view];
    const [{ default: screen }, View] = await Promise.all([SCREENS[name](), load()]);
    return {
      default: () => (
        <Guard operationId={screen.resource.operations[operation]}>
          <View screen={screen} />
        </Guard>
      ),
    };
  });
}

/** The resources of the description with their lazy screens. */
export const resourceRoutes = (Object.keys(SCREENS) as ResourceName[]).map((name) => (
  <Resource
    key={name}
    name={name}
    list={lazyScreen(name, 'list')}
    show={lazyScreen(name, 'show')}
    edit={lazyScreen(name, 'edit')}
    create={lazyScreen(name, 'create')}
    recordRepresentation={(record) => String(record[resourceIndex[name].title] ?? record.id)}
  />
));
