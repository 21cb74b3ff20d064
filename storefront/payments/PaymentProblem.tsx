import type { Problem } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';

/** Codes of problems that are resolved on the cart page. */
const IN_CART: readonly string[] = [
  'out_of_stock',
  'sold_out',
  'unavailable',
  'cart_empty',
  'cart_not_found',
  'not_deliverable',
  'pledge_separately',
];

/** The error of a payment with the action to take. */
export function PaymentProblem({ problem }: { problem: Problem }) {
  const { t } = useTexts();
  // a declined card has the reason in its field's error
  const [field] = problem.status === 402 ? (problem.errors ?? []) : [];
  const code = field?.code ?? problem.code;
  const reason =
    (field ? undefined : problem.detail) ?? t.maybe(`errors.${code}`, field?.params) ?? t('errors.unknown');
  return (
    <Notice kind="error" title={reason}>
      {IN_CART.includes(problem.code) ? (
        <LocalLink to="/cart">{t('checkout.back_to_cart')}</LocalLink>
      ) : (
        <p>
          {t(
            problem.status === 402 && code !== 'payment_not_completed'
              ? 'checkout.declined_hint'
              : 'checkout.kept_hint',
          )}
        </p>
      )}
    </Notice>
  );
}
