import { lazy, Suspense } from 'react';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import type { CartCalculation, CartItem } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import { CartForm } from './CartForm.tsx';
import styles from './CartLines.module.css';

const CartBoxes = lazy(async () => ({ default: (await import('#storefront/subscriptions/CartBoxes.tsx')).CartBoxes }));

/** Returns the question before a line is removed. */
function useRemovalQuestion(name: string) {
  const { t } = useTexts();
  return () => ({ text: t('cart.remove_question', { name }), action: t('words.remove') });
}

/** Buttons that change the quantity by one. Zero removes the line. */
function Stepper({ line, label }: { line: CartItem; label: string }) {
  const { t } = useTexts();
  const askRemoval = useRemovalQuestion(label);
  return (
    <CartForm
      intent="quantity"
      values={{ project_id: line.project_id, item_id: line.item_id }}
      className={styles.stepper}
      ask={(form) => (form.get('quantity') === '0' ? askRemoval() : undefined)}
    >
      <button name="quantity" value={line.quantity - 1} aria-label={`${t('cart.less')}: ${label}`}>
        <Icon path={PAGE_ICONS.minus} size={16} />
      </button>
      <output aria-label={t('cart.quantity_of', { name: label })}>{line.quantity}</output>
      <button name="quantity" value={line.quantity + 1} aria-label={`${t('cart.more')}: ${label}`}>
        <Icon name="plus" size={16} />
      </button>
    </CartForm>
  );
}

function Line({ line, onLeave }: { line: CartItem; onLeave?: (() => void) | undefined }) {
  const { t, money } = useTexts();
  const name = line.name ?? '';
  const link = buildProjectLink({ id: line.project_id, category: line.category ?? null, name });
  const askRemoval = useRemovalQuestion(name);
  return (
    <li className={styles.line}>
      <img
        src={`/storage/projects/${encodeURIComponent(line.picture ?? line.project_id)}/mini.jpg`}
        alt=""
        width={88}
        height={88}
      />
      <div className={styles.what}>
        <LocalLink to={link} className={styles.name} onClick={onLeave}>
          {name}
        </LocalLink>
        <p>{line.artist_name}</p>
        <p>{line.item_name}</p>
      </div>
      <p className={styles.price} suppressHydrationWarning>
        {money((line.price ?? NaN) * line.quantity, line.currency)}
      </p>
      <div className={styles.change}>
        <Stepper line={line} label={name} />
        <CartForm intent="remove" values={{ project_id: line.project_id, item_id: line.item_id }} ask={askRemoval}>
          <button className={styles.remove} aria-label={t('cart.remove', { name })}>
            {t('words.remove')}
          </button>
        </CartForm>
      </div>
    </li>
  );
}

interface CartLinesProps {
  readonly calculation: CartCalculation;
  /** heading level of each shop */
  readonly heading: 'h2' | 'h3';
  /** called when a link is followed */
  readonly onLeave?: () => void;
  /** rendered below a shop's lines */
  readonly renderShop?: (shopId: number) => React.ReactNode;
}

/** The lines of a cart, grouped by shop, and its boxes. */
export function CartLines({ calculation: { cart }, heading: Heading, onLeave, renderShop }: CartLinesProps) {
  const { t } = useTexts();
  const shops = Object.values(cart.shops).map((shop) => (
    <section key={shop.id} className={styles.shop}>
      {shop.name && <Heading className={styles.sender}>{t('cart.shop_parcel', { shop: shop.name })}</Heading>}
      <ul>
        {shop.items.map((line) => (
          <Line key={`${line.project_id}-${line.item_id}`} line={line} onLeave={onLeave} />
        ))}
      </ul>
      {renderShop?.(shop.id)}
    </section>
  ));
  return (
    <>
      {shops}
      {cart.boxes.length > 0 && (
        <Suspense>
          <CartBoxes boxes={cart.boxes} currency={cart.currency} />
        </Suspense>
      )}
    </>
  );
}
