import type { Problem } from '#generated/schemas.ts';
import type { Translate } from '#storefront/app/locale/translate.ts';

/** Returns the text of a problem for the visitor: the API's own, else that of its code, such as `network`. */
export const describeProblem = (t: Translate, { detail, code }: Problem): string =>
  detail ?? t.maybe(`errors.${code}`) ?? t('errors.unknown');
