import { Resource } from 'react-admin';
import { type ComponentType, lazy } from 'react';
import { Route } from 'react-router-dom';
import { Guard } from '#admin/ui/Guard.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import type { Screen } from './define.ts';

/** The views of a resource, each with the operation it requires. */
const VIEWS = {
  list: { operation: 'list', load: async () => (await import('./list/ResourceList.tsx')).ResourceList },
  show: { operation: 'get', load: async () => (await import('./show/ResourceShow.tsx')).ResourceShow },
  edit: { operation: 'update', load: async () => (await import('./edit/ResourceEdit.tsx')).ResourceEdit },
  create: {
    operation: 'create',
    load: async () => (await import('./edit/ResourceCreate.tsx')).ResourceCreate,
  },
} as const satisfies Record<
  string,
  { operation: keyof Screen['resource']['operations']; load: () => Promise<ComponentType<{ screen: Screen }>> }
>;

function lazyScreen(loadScreen: () => Promise<Screen>, view: keyof typeof VIEWS) {
  return lazy(async () => {
    const screen = await loadScreen();
    // without an update operation the edit address shows the record
    const isRead = view === 'edit' && !screen.resource.operations.update;
    const { operation, load } = VIEWS[isRead ? 'show' : view];
    const View = await load();
    return {
      default: () => (
        <Guard operationId={screen.resource.operations[operation]}>
          <View screen={screen} />
        </Guard>
      ),
    };
  });
}

function lazyImport(loadScreen: () => Promise<Screen>) {
  return lazy(async () => {
    const { imports } = await loadScreen();
    if (!imports) return { default: NotFound };
    const Page = await imports.page();
    return {
      default: () => (
        <Guard operationId={imports.operation}>
          <Page />
        </Guard>
      ),
    };
  });
}

/** Returns the `Resource` with its lazy screens; `title` is the title property of its records, `list` replaces its list. */
export function createResourceRoute(
  name: string,
  title: string,
  loadScreen: () => Promise<Screen>,
  list?: ComponentType,
) {
  const Import = lazyImport(loadScreen);
  return (
    <Resource
      key={name}
      name={name}
      list={list ?? lazyScreen(loadScreen, 'list')}
      show={lazyScreen(loadScreen, 'show')}
      edit={lazyScreen(loadScreen, 'edit')}
      create={lazyScreen(loadScreen, 'create')}
      recordRepresentation={(record) => String(record[title] ?? record.id)}
    >
      <Route path="import" element={<Import />} />
    </Resource>
  );
}
