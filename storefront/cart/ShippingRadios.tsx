import type { CartCalculation } from '#generated/schemas.ts';
import type { ShippingType } from '#generated/enums.ts';
import { getShopKey } from '#domain/cart/cart.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { repeatChoice } from '#storefront/ui/repeat-choice.ts';
import styles from './ShippingRadios.module.css';

interface ShippingRadiosProps {
  readonly calculation: CartCalculation;
  readonly shopId: number;
  readonly name: string;
  readonly onType?: (type: ShippingType) => void;
}

/**
 * The shipping methods of one shop's parcel with price and delivery time. Renders nothing until the country is known.
 */
export function ShippingRadios({ calculation: { cart, totals }, shopId, name, onType }: ShippingRadiosProps) {
  const { t, money } = useTexts();
  const options = totals.shops.find((shop) => shop.shop_id === shopId)?.options ?? [];
  const selectedType = cart.shops[getShopKey(shopId)]?.shipping_type;
  if (!totals.country_id) return null;
  if (options.length === 0) return <p className={styles.none}>{t('errors.not_deliverable')}</p>;
  return (
    <fieldset ref={repeatChoice} className={styles.options}>
      <legend className="visually-hidden">{t('cart.shipping_method')}</legend>
      {options.map((option) => (
        <label key={`${option.type}-${selectedType}`}>
          <input
            type="radio"
            name={name}
            value={option.type}
            defaultChecked={option.type === selectedType}
            onChange={onType && (() => onType(option.type))}
          />
          <span>
            {t(`enums.ShippingType.${option.type}`)}
            {option.days_min != null && option.days_max != null && (
              <small>{t('cart.days', { min: option.days_min, max: option.days_max })}</small>
            )}
          </span>
          <span suppressHydrationWarning>
            {option.price > 0 ? money(option.price, totals.currency) : t('cart.shipping_free')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
