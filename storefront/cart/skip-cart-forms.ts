import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { plainPath } from '#domain/local-paths.ts';

/** For pages that do not show the cart: a cart form changes nothing on them, so they need not be asked for again. */
export function skipCartForms({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const posted = formAction && plainPath(formAction.split('?')[0] ?? '');
  return posted === '/cart' ? false : defaultShouldRevalidate;
}
