import type { CartCalculation, CartIssue } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Whether a pledge is mixed with other items; nothing has changed then. */
const isMixed = ({ code }: CartIssue) => code === 'pledge_separately';

/** Changes since the items were added, such as reduced stock, and pledges to order separately. Renders nothing when there are none. */
export function CartIssues({ calculation: { cart, issues } }: { calculation: CartCalculation }) {
  const { t } = useTexts();
  const lines = Object.values(cart.shops).flatMap((shop) => shop.items);
  const getName = ({ item_id }: CartIssue) => lines.find((line) => line.item_id === item_id)?.name ?? t('cart.an_item');
  if (issues.length === 0) return null;
  return (
    <Notice kind="warning" title={t(issues.every(isMixed) ? 'cart.pledge_title' : 'cart.changed')}>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.item_id}-${issue.code}`}>
            {t(`cart.issue_${issue.code}`, { name: getName(issue), available: issue.available ?? 0 })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
