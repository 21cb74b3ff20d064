import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * A part of a page that is loaded on demand. It is not rendered again while it loads, provided that its props are stable: React
 * would drop what the server has rendered, and all below would move.
 *
 * @example const LazyCards = lazyPart(async () => (await import('./Cards.tsx')).Cards);
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
