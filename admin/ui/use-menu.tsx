import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { MenuEntry } from './menu-entry.ts';

const MenuList = lazy(async () => ({ default: (await import('./MenuList.tsx')).MenuList }));

interface Menu {
  /** Props of the button that opens the menu. */
  opener: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** The menu, to render beside the button. */
  menu: ReactNode;
}

/** Returns a menu that is loaded when it is first opened. */
export function useMenu(entries: () => readonly MenuEntry[]): Menu {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    opener: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onClick: (event) => {
        event.stopPropagation();
        setAnchor(event.currentTarget);
      },
    },
    menu: anchor && (
      <Suspense>
        <MenuList anchor={anchor} entries={entries()} onClose={() => setAnchor(null)} />
      </Suspense>
    ),
  };
}
