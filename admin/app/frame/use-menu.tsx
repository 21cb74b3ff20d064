import type { SvgIconComponent } from '@mui/icons-material';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';

const MenuList = lazy(async () => ({ default: (await import('./MenuList.tsx')).MenuList }));

/** One line of a menu: it leads to a screen (`to`), to a page outside (`href`), or does something. */
export interface MenuEntry {
  label: string;
  icon?: SvgIconComponent;
  to?: string;
  href?: string;
  /** Language of the label, where it is not that of the screen. */
  lang?: string;
  selected?: boolean;
  /** A line above it sets it apart. */
  apart?: boolean;
  onSelect?: (opener: HTMLElement) => void;
}

interface Menu {
  /** For the button that opens the menu. */
  opener: {
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** The menu itself, to stand beside the button. */
  menu: ReactNode;
}

/** A menu that is loaded when it is first opened. */
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
