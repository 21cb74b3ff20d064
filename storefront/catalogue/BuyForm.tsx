import type { Item, ProjectDetail } from '#generated/schemas.ts';
import { AddToCartForm } from '#storefront/cart/AddToCartForm.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Disc } from '#storefront/ui/Disc.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './BuyForm.module.css';

/** The number of copies is shown when the stock is below this. */
const LOW_STOCK = 10;

interface BuyFormProps {
  readonly project: ProjectDetail;
  readonly item: Item | undefined;
  readonly onItem: (id: number) => void;
  /** whether the period of pre-orders is over */
  readonly hasEnded: boolean;
}

/** A radio button for an item: disc or size, name and price. */
function Choice({ item, checked, onItem }: { item: Item; checked: boolean; onItem: (id: number) => void }) {
  const { t, money } = useTexts();
  const isSoldOut = item.stock === 0;
  return (
    <label className={item.size ? styles.size : styles.version} data-sold-out={isSoldOut}>
      <input
        type="radio"
        name="item_id"
        value={item.id}
        defaultChecked={checked}
        disabled={isSoldOut}
        onChange={() => onItem(item.id ?? 0)}
      />
      {item.size ? (
        item.size
      ) : (
        <>
          {item.color && (
            <span className={styles.disc}>
              <Disc color={item.color} />
            </span>
          )}
          <span>{item.name}</span>
          <span className={styles.choicePrice} suppressHydrationWarning>
            {isSoldOut ? t('project.sold_out') : money(item.price, item.currency)}
          </span>
        </>
      )}
    </label>
  );
}

/** Price, item choice and the add-to-cart button, with stock and shipping date. */
export function BuyForm({ project, item, onItem, hasEnded }: BuyFormProps) {
  const { t, money, date } = useTexts();
  const { items } = project;
  const isPreorder = project.type === 'preorder' || project.type === 'crowdfunding';
  const isSoldOut = !items.some(({ stock }) => stock > 0);
  // of the cheapest item
  const lowestPrice = item?.price === project.price ? project.lowest_price_30d : undefined;
  const hasSizes = items.some(({ size }) => size);
  const label = isSoldOut ? 'project.sold_out' : isPreorder ? 'project.preorder' : 'project.add_to_cart';

  return (
    <AddToCartForm projectId={project.id} className={styles.form}>
      <p className={styles.price}>
        <strong suppressHydrationWarning>{money(item?.price ?? project.price, project.currency)}</strong>
        <span>{t('project.vat_included')}</span>
      </p>
      {lowestPrice != null && (
        <p className={styles.note} suppressHydrationWarning>
          {t('project.lowest_price', { price: money(lowestPrice, project.currency) })}
        </p>
      )}
      {items.length > 1 ? (
        <fieldset>
          <legend>{t(hasSizes ? 'project.choose_size' : 'project.choose_item')}</legend>
          <div className={hasSizes ? styles.sizes : styles.versions}>
            {items.map((choice) => (
              <Choice key={choice.id} item={choice} checked={choice.id === item?.id} onItem={onItem} />
            ))}
          </div>
        </fieldset>
      ) : (
        item && (
          <>
            <input type="hidden" name="item_id" value={item.id} />
            <p className={styles.note}>{item.name}</p>
          </>
        )
      )}
      {items.some(({ width_cm, length_cm }) => width_cm || length_cm) && (
        <a
          href="#sizes"
          className={styles.sizesLink}
          onClick={(event) => {
            event.preventDefault();
            void import('./show-sizes.tsx').then(({ showSizes }) => showSizes(t('project.sizes'), items));
          }}
        >
          {t('project.sizes')}
        </a>
      )}
      <button className={`${button.primary} ${styles.add}`} disabled={isSoldOut || hasEnded}>
        {t(hasEnded ? 'project.preorder_ended' : label)}
      </button>
      <p className={styles.note}>
        {item && item.stock > 0 && item.stock < LOW_STOCK && (
          <span>{t('project.last_copies', { count: item.stock })} </span>
        )}
        {project.released_on &&
          t(isPreorder ? 'project.ships_on' : 'project.released_on', { date: date(project.released_on) })}
      </p>
    </AddToCartForm>
  );
}
