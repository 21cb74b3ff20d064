import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from 'react';

/** Distance from the viewport at which a section is loaded, in pixels. */
const MARGIN = '300px';

/** Interactions that load all sections of a page. */
const FIRST_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Calls a function once on the first interaction with the page. */
export function onFirstUse(run: () => void): void {
  const heard = new AbortController();
  const hear = () => {
    heard.abort();
    run();
  };
  for (const event of FIRST_USE) addEventListener(event, hear, { signal: heard.signal, passive: true });
}

interface Options {
  /** `use` loads on the first interaction with the page, `near` also when the section comes near the viewport */
  readonly when: 'use' | 'near';
  /** style sheets of the content, which the page then links from the start */
  readonly styles: readonly Readonly<Record<string, string>>[];
}

/**
 * Creates a component whose script is loaded after the first paint. The server renders it like any other, so its
 * content is there before and without the script.
 */
export function createLazySection<Props extends object>(
  { when }: Options,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const Content = lazy(async () => {
    if (typeof window !== 'undefined') await started;
    return { default: await load() };
  });

  function LazySection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      onFirstUse(start);
      if (when === 'use' || !box.current) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: MARGIN });
      observer.observe(box.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={box}>
        <Suspense fallback={<Start />}>
          <Content {...props} />
        </Suspense>
      </div>
    );
  }

  /** Rendered only when the server has not rendered the content, which is then loaded immediately. */
  function Start() {
    useEffect(() => start(), []);
    return null;
  }

  return memo(LazySection);
}
