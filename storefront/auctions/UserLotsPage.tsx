import type { UserLot } from '#generated/schemas.ts';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { Paging } from '#storefront/accounts/Paging.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { LotStatus } from '#generated/enums.ts';
import { LotPicture } from './LotPicture.tsx';
import styles from './UserLotsPage.module.css';

interface UserLotsPageProps {
  readonly lots: readonly UserLot[];
  readonly page: number;
  readonly pages: number;
}

/** The lots that the account has bid on, with what is left to do for those won. */
export function UserLotsPage({ lots, page, pages }: UserLotsPageProps) {
  const { t } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('bids.own')}</h1>
      {lots.length === 0 && <p>{t('bids.own_empty')}</p>}
      <p>
        <LocalLink to={ROUTES.bids} className={button.secondary}>
          {t('bids.own_all')}
        </LocalLink>
      </p>
      {lots.length > 0 && (
        <ul className={styles.lots}>
          {lots.map((lot) => (
            <li key={lot.id}>
              <UserLotRow lot={lot} />
            </li>
          ))}
        </ul>
      )}
      <Paging to={ROUTES.userBids} page={page} pages={pages} />
    </AccountLayout>
  );
}

function UserLotRow({ lot }: { readonly lot: UserLot }) {
  const { t, money, date, path } = useTexts();
  return (
    <article className={styles.lot} aria-labelledby={`lot-${lot.id}`}>
      <div className={styles.picture}>
        <LotPicture lot={lot} sizes="96px" className={undefined} />
      </div>
      <div className={styles.text}>
        <h2 id={`lot-${lot.id}`}>
          <a href={`${path(ROUTES.bids)}#lot-${lot.id}`}>{lot.title}</a>
        </h2>
        <p className={styles.facts}>
          {lot.number} · {money(lot.price, lot.currency)} · {date(lot.ends_at)}
        </p>
        <Standing lot={lot} />
      </div>
      <StatusChip color={LotStatus.colors[lot.status]}>{t(`enums.LotStatus.${lot.status}`)}</StatusChip>
    </article>
  );
}

/** Whether the account leads, was outbid, lost, has to pay or has paid. */
function Standing({ lot }: { readonly lot: UserLot }) {
  const { t, money, date } = useTexts();
  const { status, leading, order_id, pay_until, pay_url, currency } = lot;
  if (order_id != null)
    return (
      <p>
        <LocalLink to={buildPagePath(ROUTES.order, { id: order_id })}>{t('bids.order')}</LocalLink>
      </p>
    );
  if (status === 'open') {
    const maximum = money(lot.my_maximum ?? 0, currency);
    return (
      <p>{leading ? t('bids.leading', { maximum }) : t('bids.outbid', { least: money(lot.least_bid, currency) })}</p>
    );
  }
  if (pay_until == null) return status === 'sold' || status === 'paid' ? <p>{t('bids.lost')}</p> : null;
  return (
    <>
      <p>
        <strong>{t('bids.pay_until', { date: date(pay_until) })}</strong>
      </p>
      <p>
        {pay_url ? (
          <a href={pay_url} className={button.primary}>
            {t('bids.pay')}
          </a>
        ) : (
          <LocalLink to={ROUTES.contact}>{t('bids.pay_ask')}</LocalLink>
        )}
      </p>
    </>
  );
}
