import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { toEnglishPath } from '#domain/local-paths.ts';
import { isUnanswered } from '#storefront/app/api/catch-failures.ts';

/** A `shouldRevalidate` for pages that do not show the cart: skips revalidation after cart forms and unanswered ones. */
export function skipCartForms({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const path = formAction && toEnglishPath(formAction.split('?')[0] ?? '');
  return path === '/cart' || isUnanswered(actionResult) ? false : defaultShouldRevalidate;
}
