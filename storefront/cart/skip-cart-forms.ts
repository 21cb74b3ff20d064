import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { toEnglishPath } from '#domain/local-paths.ts';

/** A `shouldRevalidate` for pages that do not show the cart: skips revalidation after cart forms. */
export function skipCartForms({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const path = formAction && toEnglishPath(formAction.split('?')[0] ?? '');
  return path === '/cart' ? false : defaultShouldRevalidate;
}
