import { Link, type LinkProps } from 'react-router';
import type { SitePath } from '#domain/routes.ts';
import { useTexts } from './texts.tsx';

/** A link to an English path, translated to the visitor's language. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: SitePath }) {
  return <Link to={useTexts().path(to)} {...props} />;
}
