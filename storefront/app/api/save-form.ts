import { showSaved } from '#storefront/ui/modals/modals.ts';
import { catchFailures } from './catch-failures.ts';

/** The status with which a form's action redirects once its values are saved. */
const SEE_OTHER = 303;

/**
 * Runs the server action of a form that redirects once saved, and then shows “Saved”. Failures become a problem to
 * show, as in `catchFailures`.
 */
export async function saveForm<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await catchFailures(serverAction);
  } catch (redirect) {
    // other redirects lead to the sign-in page
    if (redirect instanceof Response && redirect.status === SEE_OTHER) void showSaved();
    throw redirect;
  }
}
