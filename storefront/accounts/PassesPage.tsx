import { PassState } from '#generated/enums.ts';
import type { UserPass } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './PassesPage.module.css';

/** The account's passes, valid ones first; a valid pass shows its QR code. */
export function PassesPage({ passes }: { readonly passes: readonly UserPass[] }) {
  const { t } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.passes')}</h1>
      {passes.length === 0 && <EmptyList>{t('account.passes_empty')}</EmptyList>}
      <ul className={styles.passes}>
        {passes.map((pass) => (
          <PassCard key={pass.code} pass={pass} />
        ))}
      </ul>
    </AccountLayout>
  );
}

function PassCard({ pass }: { readonly pass: UserPass }) {
  const { t, date } = useTexts();
  const { code, type_name, benefit, percent, terms, state, valid_from, valid_until, used, uses } = pass;
  const benefitText = t(`enums.PassBenefit.${benefit}`);
  return (
    <li>
      {state === 'valid' && (
        <img src={`/api/passes/${code}/qr`} alt={t('account.pass_code')} width={160} height={160} />
      )}
      <div>
        <h2>{type_name}</h2>
        <StatusChip color={PassState.colors[state]}>{t(`enums.PassState.${state}`)}</StatusChip>
        <p>{percent ? `${benefitText}, ${percent} %` : benefitText}</p>
        {terms && <p>{terms}</p>}
        <p className={styles.facts}>
          {valid_until
            ? t('account.pass_from_until', { from: date(valid_from), until: date(valid_until) })
            : t('account.pass_from', { from: date(valid_from) })}
        </p>
        {uses != null && <p className={styles.facts}>{t('account.pass_uses', { used, uses })}</p>}
        <p className={styles.code}>{code}</p>
      </div>
    </li>
  );
}
