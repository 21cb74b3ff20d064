import type { CartBox } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CartForm } from '#storefront/cart/CartForm.tsx';
import lines from '#storefront/cart/CartLines.module.css';
import { BoxLines, toBoxLines } from './BoxLines.tsx';

/** The boxes of a cart with their remove buttons. */
export function CartBoxes({ boxes, currency }: { boxes: readonly CartBox[]; currency: string }) {
  const { t } = useTexts();
  return (
    <section className={lines.shop} aria-label={t('user_menu.box')}>
      <BoxLines
        boxes={toBoxLines(boxes)}
        currency={currency}
        renderActions={(index, name) => (
          <CartForm
            intent="remove_box"
            values={{ index }}
            ask={() => ({ text: t('cart.remove_question', { name }), action: t('words.remove') })}
          >
            <button className={lines.remove} aria-label={t('cart.remove', { name })}>
              {t('words.remove')}
            </button>
          </CartForm>
        )}
      />
    </section>
  );
}
