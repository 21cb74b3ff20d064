import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Guard } from '#admin/ui/Guard.tsx';
import { CUSTOM_SCREENS, type CustomScreenPath } from '../custom-screens/custom-screens.ts';

const SCREENS: { readonly [Path in CustomScreenPath]: LazyExoticComponent<ComponentType> } = {
  dispatch: lazy(async () => ({ default: (await import('#admin/fulfilment/DispatchBoard.tsx')).DispatchBoard })),
  pack: lazy(async () => ({ default: (await import('#admin/fulfilment/pack/PackingStation.tsx')).PackingStation })),
  'pass/scan': lazy(async () => ({ default: (await import('#admin/passes/PassScanner.tsx')).PassScanner })),
  'projects-board': lazy(async () => ({ default: (await import('#admin/catalogue/ProjectBoard.tsx')).ProjectBoard })),
  'stats/stats': lazy(async () => ({ default: (await import('#admin/statistics/SalesDashboard.tsx')).SalesDashboard })),
  'stats/stats-all': lazy(async () => ({ default: (await import('#admin/statistics/AllSales.tsx')).AllSales })),
  'stats/page-views': lazy(async () => ({ default: (await import('#admin/statistics/PageViews.tsx')).PageViews })),
  'stats/stats-v1': lazy(async () => ({ default: (await import('#admin/statistics/SalesTables.tsx')).SalesTables })),
};

/** A screen without a resource, guarded by its operation. */
export function CustomScreen({ path }: { path: CustomScreenPath }) {
  const Screen = SCREENS[path];
  return (
    <Guard operationId={CUSTOM_SCREENS.find((place) => place.path === path)?.operationId}>
      <Screen />
    </Guard>
  );
}
