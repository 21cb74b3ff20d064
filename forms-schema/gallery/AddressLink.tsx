import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { type Address, goTo, useAddress, writeAddress } from './address.ts';

/** A link to another place of the gallery, with everything else as it is. */
export function AddressLink({ to, onClick, ...props }: Omit<LinkProps, 'href'> & { to: Partial<Address> }) {
  const target = { ...useAddress(), ...to };
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // a new tab or window is the browser's business
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(target);
  };
  return <Link {...props} href={writeAddress(target)} onClick={follow} />;
}
