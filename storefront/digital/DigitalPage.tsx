import { useSubmit } from 'react-router';
import { RedeemRequestFields } from '#generated/fields/RedeemRequest.ts';
import type { Problem, UserDownload } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { EmptyList } from '#storefront/accounts/EmptyList.tsx';
import { Paging } from '#storefront/accounts/Paging.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './DigitalPage.module.css';

interface DigitalPageProps {
  /** redeemed codes, newest first */
  readonly downloads: readonly UserDownload[];
  readonly page: number;
  readonly pages: number;
  /** why the last code was not redeemed */
  readonly problem: Problem | undefined;
  /** the code as typed */
  readonly code: string | undefined;
}

/** Redeems download codes, and lists their files. Works without JavaScript. */
export function DigitalPage({ downloads, page, pages, problem, code }: DigitalPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path('/my-account/digital');
  return (
    <AccountLayout>
      <h1>{t('account.downloads')}</h1>
      <section className={styles.section} aria-labelledby="redeem">
        <h2 id="redeem">{t('account.download_redeem')}</h2>
        <p>{t('account.download_hint')}</p>
        <StorefrontForms>
          {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
          <SchemaForm
            // a new form is empty once its code is in the list
            key={downloads[0]?.id ?? 0}
            method="post"
            action={action}
            aria-labelledby="redeem"
            definitions={RedeemRequestFields}
            overrides={{ code: { autoComplete: 'off' } }}
            values={{ code }}
            errors={problem?.errors ?? []}
            submitOnEnter
            onSubmit={(values) =>
              submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })
            }
          >
            <div className={styles.submit}>
              <SubmitButton size="large">{t('account.download_submit')}</SubmitButton>
            </div>
          </SchemaForm>
        </StorefrontForms>
      </section>
      {downloads.length === 0 && <EmptyList>{t('account.downloads_empty')}</EmptyList>}
      {downloads.map((download) => (
        <Download key={download.id} download={download} />
      ))}
      <Paging to="/my-account/digital" page={page} pages={pages} />
    </AccountLayout>
  );
}

/** A redeemed code with the links to its files. */
function Download({ download }: { readonly download: UserDownload }) {
  const { t, date } = useTexts();
  const { id, title, artist_name, redeemed_at, expires_at, fetches_each, files } = download;
  const heading = `download-${id}`;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className={styles.facts}>
        {artist_name} · {t('account.download_redeemed', { date: date(redeemed_at) })}
      </p>
      <p>
        {files.length > 0
          ? t('account.download_until', { times: fetches_each, date: date(expires_at) })
          : t('account.download_expired', { date: date(expires_at) })}
      </p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ name, url }) => (
            <li key={name}>
              <a href={url} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
