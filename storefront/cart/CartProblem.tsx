import type { Problem } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The error of a cart change, as translated by the API. */
export function CartProblem({ problem }: { problem: Problem }) {
  const { t } = useTexts();
  const field = problem.errors?.[0];
  const reason = field && t.maybe(`errors.${field.code}`, field.params);
  return <Notice kind="error" title={reason ?? describeProblem(t, problem)} />;
}
