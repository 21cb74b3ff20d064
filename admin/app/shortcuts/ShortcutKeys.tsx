import { lazy, Suspense, useEffect, useState } from 'react';
import { openList } from '#admin/ui/open-list.ts';
import { ASKED } from './ask-sheet.ts';
import type { Hear, Listen } from './listen.ts';

const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));

function makeBox(): { push: Hear; listen: Listen } {
  let waiting: Event[] = [];
  let hearer: Hear | undefined;
  return {
    push: (event) => (hearer ? hearer(event) : void waiting.push(event)),
    listen(hear) {
      hearer = hear;
      const before = waiting;
      waiting = [];
      queueMicrotask(() => before.forEach(hear));
      return () => (hearer = undefined);
    },
  };
}

/** Keys that work anywhere on a screen. All about them is loaded with the first key that is pressed. */
export function ShortcutKeys() {
  const [box] = useState(makeBox);
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const listen = (event: Event) => {
      // else some browsers open a search of their own
      if (event instanceof KeyboardEvent && event.key === '/' && event.target === document.body) event.preventDefault();
      box.push(event);
      setBegun(true);
    };
    for (const type of ['keydown', ASKED]) document.addEventListener(type, listen);
    return () => {
      for (const type of ['keydown', ASKED]) document.removeEventListener(type, listen);
    };
  }, [box]);
  return <Suspense>{isBegun && <Shortcuts listen={box.listen} list={openList} />}</Suspense>;
}
