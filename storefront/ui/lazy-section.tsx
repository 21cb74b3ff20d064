import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';

/** Interactions that load the sections of a page. */
const FIRST_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'click'] as const;

/** Calls a function once on the first interaction with the page, before the handlers of the page. */
function onFirstUse(run: () => void): void {
  const heard = new AbortController();
  const hear = () => {
    heard.abort();
    run();
  };
  const options = { signal: heard.signal, passive: true, capture: true };
  for (const event of FIRST_USE) addEventListener(event, hear, options);
}

const loaders = new Set<() => Promise<unknown>>();
/** Settled when the sections on the page are interactive. */
const hydrations = new Set<Promise<void>>();
let isListening = false;

/** Loads all sections on the first interaction. A click meanwhile is held, and repeated when they can answer it. */
function loadOnFirstUse(): void {
  if (isListening) return;
  isListening = true;
  onFirstUse(() => {
    const loaded = Promise.allSettled([...loaders].map((load) => load()));
    const ready = loaded.then(() => Promise.all(hydrations));
    const holdClick = (event: MouseEvent) => {
      const target = event.target instanceof Element && event.target.closest<HTMLElement>('a, button, label, input');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      void ready.then(() => target.click());
    };
    document.addEventListener('click', holdClick, true);
    void ready.then(() => document.removeEventListener('click', holdClick, true));
  });
}

/**
 * Creates a component whose script is loaded on the first interaction with the page. The server renders it like any
 * other, so its content is there before and without the script. `styles` are the style sheets of the content, which the
 * page then links from the start.
 */
export function createLazySection<Props extends object>(
  _styles: readonly Readonly<Record<string, string>>[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let resolve: (content: Promise<ComponentType<Props>>) => void;
  const content = new Promise<ComponentType<Props>>((settle) => (resolve = settle));
  const start = () => {
    resolve(load());
    return content;
  };
  loaders.add(start);
  let markHydrated: () => void;
  const hydration = new Promise<void>((settle) => (markHydrated = settle));
  const Content = lazy(async () => {
    const Loaded = await (typeof window === 'undefined' ? load() : content);
    function Hydrated(props: Props) {
      useEffect(() => markHydrated(), []);
      return <Loaded {...props} />;
    }
    return { default: Hydrated };
  });

  /** Rendered only when the server has not rendered the content, which is then loaded immediately. */
  function Start() {
    useEffect(() => void start(), []);
    return null;
  }

  function LazySection(props: Props) {
    useEffect(() => {
      hydrations.add(hydration);
      loadOnFirstUse();
      // no click waits for a section that has left the page
      return () => markHydrated();
    }, []);
    return (
      <Suspense fallback={<Start />}>
        <Content {...props} />
      </Suspense>
    );
  }

  return memo(LazySection);
}
