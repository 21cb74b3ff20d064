import type { DigitalGift } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './DigitalPage.module.css';
import { FileList } from './FileList.tsx';

/** The files of a code that was redeemed without an account; undefined once their links have expired. */
export function RedeemedPage({ gift }: { gift: DigitalGift | undefined }) {
  const { t, date } = useTexts();
  const heading = gift?.title ?? t('account.redeemed_over');
  return (
    <article className={styles.redeemed}>
      <h1>{heading}</h1>
      {gift ? (
        <>
          <p className={styles.facts}>{gift.artist_name}</p>
          <p>{t('account.download_until', { times: gift.fetches_each, date: date(gift.expires_at) })}</p>
          <FileList files={gift.files} />
          <p>{t('account.redeemed_keep')}</p>
        </>
      ) : (
        <p>{t('account.redeemed_over_hint')}</p>
      )}
      <LocalLink to="/digital" className={button.secondary}>
        {t('account.download_redeem')}
      </LocalLink>
    </article>
  );
}
