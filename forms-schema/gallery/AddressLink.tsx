import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { type Address, navigateTo, useAddress, formatAddress } from './address.ts';

/** A link within the gallery that keeps the other settings. */
export function AddressLink({ to, onClick, ...props }: Omit<LinkProps, 'href'> & { to: Partial<Address> }) {
  const target = { ...useAddress(), ...to };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // leave new tabs and windows to the browser
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigateTo(target);
  };
  return <Link {...props} href={formatAddress(target)} onClick={handleClick} />;
}
