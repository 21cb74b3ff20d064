import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';

/** Interactions that load the sections of a page. */
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

const loaders = new Set<() => Promise<unknown>>();
let isListening = false;

/** Loads all sections on the first interaction. A click meanwhile is held, and repeated when they can answer it. */
function loadOnFirstUse(): void {
  if (isListening) return;
  isListening = true;
  onFirstUse(() => {
    const loaded = Promise.allSettled([...loaders].map((load) => load()));
    const holdClick = (event: MouseEvent) => {
      const target = event.target instanceof Element && event.target.closest<HTMLElement>('a, button, label, input');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      void loaded.then(() => target.click());
    };
    document.addEventListener('click', holdClick, true);
    void loaded.then(() => document.removeEventListener('click', holdClick, true));
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
  const Content = lazy(async () => ({ default: await (typeof window === 'undefined' ? load() : content) }));

  /** Rendered only when the server has not rendered the content, which is then loaded immediately. */
  function Start() {
    useEffect(() => void start(), []);
    return null;
  }

  function LazySection(props: Props) {
    useEffect(loadOnFirstUse, []);
    return (
      <Suspense fallback={<Start />}>
        <Content {...props} />
      </Suspense>
    );
  }

  return memo(LazySection);
}
