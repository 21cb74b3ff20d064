import { createContext } from 'react';

/** An external link of the side bar. */
export interface SideLink {
  /** Address on this server. */
  href: string;
  /** Translation key. */
  label: string;
}

/** External links below the groups; none by default. */
export const SideLinks = createContext<readonly SideLink[]>([]);
