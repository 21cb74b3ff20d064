import { createContext } from 'react';

/** An entry of the side bar that leads out of the back office. */
export interface SideLink {
  /** Address on this server. */
  href: string;
  /** Translation key. */
  label: string;
}

/** Entries below the resources; none for the back office of any other API. */
export const SideLinks = createContext<readonly SideLink[]>([]);
