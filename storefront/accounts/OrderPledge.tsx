import type { OrderPledge as Pledge } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { PledgeNote } from '#storefront/cart/PledgeNote.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';

/** When the card of a pledged order is charged; after a decline, when it is charged again and how to pay by another. */
export function OrderPledge({ pledge }: { readonly pledge: Pledge }) {
  const { t, date } = useTexts();
  const { retry_at, pay_url, card_last4 } = pledge;
  if (retry_at === null || pay_url === null) return <PledgeNote pledge={pledge} />;
  return (
    <Notice kind="warning" title={t('account.pledge_declined', { card: card_last4, date: date(retry_at) })}>
      <p>
        <a href={pay_url} className={button.primary}>
          {t('account.pledge_pay')}
        </a>
      </p>
    </Notice>
  );
}
