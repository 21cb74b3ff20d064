import { withCount } from '#locales/counted.ts';
import type { Language } from '#generated/enums.ts';
import type { Problem as ProblemBody } from '#generated/schemas.ts';
import type { Problem } from './problem.ts';
import { getTexts } from './texts.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** Creates the response body of a problem (RFC 9457) in the caller's language. */
export function createProblemBody(
  { status, code, options }: Problem,
  language: Language,
  requestId: string,
): ProblemBody {
  const t = getTexts(language);
  const detail = options.detail ?? t(`errors.${code}`, { ...withCount(options.detailParams ?? {}), defaultValue: '' });
  return {
    type: 'about:blank',
    title: t(`titles.${status}`, { defaultValue: t('titles.500') }),
    status,
    ...(detail && { detail }),
    code,
    request_id: requestId,
    ...(options.errors && { errors: [...options.errors] }),
    ...options.members,
  };
}
