import { useState } from 'react';
import { BoxType } from '#generated/enums.ts';
import { BoxGiftFields } from '#generated/fields/BoxGift.ts';
import type { BoxOffer } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useCart } from '#storefront/cart/cart-context.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './BoxShopPage.module.css';

const getMaxLength = (name: 'to' | 'message') => BoxGiftFields.find((entry) => entry.name === name)?.maxLength;

/** A type of box with the price of each periodicity, as radio buttons. */
function Plans({ type, offers }: { type: BoxOffer['type']; offers: readonly BoxOffer[] }) {
  const { t, money } = useTexts();
  return (
    <fieldset className={styles.plan}>
      <legend>{t(`enums.BoxType.${type}`)}</legend>
      <p className={styles.muted}>{t(`boxes.about_${type}`)}</p>
      {offers.map(({ periodicity, price, currency, months }) => (
        <label key={periodicity}>
          <input
            type="radio"
            name="plan"
            value={`${type}:${periodicity}`}
            defaultChecked={type === 'vinyl' && periodicity === 'monthly'}
            required
          />
          <span>{t(`enums.BoxPeriodicity.${periodicity}`)}</span>
          <span className={styles.price} suppressHydrationWarning>
            {money(price, currency)}
            {months > 1 && <small>{t('boxes.a_month', { price: money(price / months, currency) })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Chooses whether the box is a gift, and its recipient. */
function Recipient() {
  const { t } = useTexts();
  const [isGift, setGift] = useState(false);
  return (
    <fieldset className={styles.recipient}>
      <legend>{t('boxes.for')}</legend>
      <label>
        <input type="radio" name="for" value="self" defaultChecked onChange={() => setGift(false)} />
        <span>
          {t('boxes.for_self')}
          <small>{t('boxes.for_self_hint')}</small>
        </span>
      </label>
      <label>
        <input type="radio" name="for" value="gift" onChange={() => setGift(true)} />
        <span>
          {t('boxes.for_gift')}
          <small>{t('boxes.for_gift_hint')}</small>
        </span>
      </label>
      <div className={styles.gift}>
        <label className={field.field}>
          <span>{t('boxes.gift_to')}</span>
          <input
            className={field.input}
            name="gift_to"
            maxLength={getMaxLength('to')}
            required={isGift}
            autoComplete="off"
          />
        </label>
        <label className={field.field}>
          <span>{t('boxes.gift_message')}</span>
          <textarea className={field.input} name="gift_message" rows={3} maxLength={getMaxLength('message')} />
        </label>
      </div>
    </fieldset>
  );
}

/** The referral code and the promo code of a box. */
function Codes() {
  const { t } = useTexts();
  return (
    <details className={styles.codes}>
      <summary>{t('boxes.codes')}</summary>
      <label className={field.field}>
        <span>{t('boxes.sponsor')}</span>
        <input className={field.input} name="sponsor" maxLength={60} autoComplete="off" />
      </label>
      <label className={field.field}>
        <span>{t('boxes.box_code')}</span>
        <input className={field.input} name="box_code" maxLength={40} autoComplete="off" />
      </label>
      <p className={styles.muted}>
        <LocalLink to="/my-account/gifts">{t('boxes.redeem_link')}</LocalLink>
      </p>
    </details>
  );
}

/** Chooses a box for oneself or as a gift, and adds it to the cart. Works without JavaScript. */
export function BoxShopPage({ offers }: { readonly offers: readonly BoxOffer[] }) {
  const { t, path } = useTexts();
  const { add, busy } = useCart();
  const types = BoxType.values.filter((type) => offers.some((offer) => offer.type === type));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('boxes.title')}</h1>
        <p>{t('boxes.lead')}</p>
        <p className={styles.links}>
          <LocalLink to="/vinyl-box">{t('boxes.how')}</LocalLink>
          <LocalLink to="/box/list">{t('boxes.list_title')}</LocalLink>
        </p>
      </header>
      {types.length === 0 ? (
        <Notice kind="warning" title={t('boxes.none')} />
      ) : (
        <form
          method="post"
          action={path('/cart')}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            add(new FormData(event.currentTarget));
          }}
        >
          <input type="hidden" name="intent" value="add_box" />
          <div className={styles.plans}>
            {types.map((type) => (
              <Plans key={type} type={type} offers={offers.filter((offer) => offer.type === type)} />
            ))}
          </div>
          <Recipient />
          <Codes />
          <div className={styles.submit}>
            <button className={button.primary} disabled={busy}>
              {t('project.add_to_cart')}
            </button>
            <p className={styles.muted}>{t('boxes.included')}</p>
          </div>
        </form>
      )}
    </div>
  );
}
