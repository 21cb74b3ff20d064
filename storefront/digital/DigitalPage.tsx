import { useEffect, useRef, type RefObject } from 'react';
import type { UserDownload } from '#generated/schemas.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { EmptyList } from '#storefront/accounts/EmptyList.tsx';
import { Paging } from '#storefront/accounts/Paging.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './DigitalPage.module.css';
import { FileList } from './FileList.tsx';
import { type CodeAnswer, RedeemCode } from './RedeemCode.tsx';

interface DigitalPageProps {
  /** redeemed codes, newest first */
  readonly downloads: readonly UserDownload[];
  readonly page: number;
  readonly pages: number;
  readonly answer: CodeAnswer;
}

/** Checks and redeems download codes, and lists their files. Works without JavaScript. */
export function DigitalPage({ downloads, page, pages, answer }: DigitalPageProps) {
  const { t } = useTexts();
  const newest = useRef<HTMLHeadingElement>(null);
  const { checked, problem } = answer;
  const wasChecked = useRef(false);
  useEffect(() => {
    // the button that had the focus is gone once the code is redeemed
    if (wasChecked.current && !checked && !problem) newest.current?.focus();
    wasChecked.current = checked !== undefined;
  }, [checked, problem]);
  return (
    <AccountLayout>
      <h1>{t('account.downloads')}</h1>
      {/* a new form is empty once its code is in the list */}
      <RedeemCode key={downloads[0]?.id ?? 0} to="/my-account/digital" {...answer} />
      {downloads.length === 0 && <EmptyList>{t('account.downloads_empty')}</EmptyList>}
      {downloads.map((download, place) => (
        <Download key={download.id} download={download} headingRef={place === 0 ? newest : undefined} />
      ))}
      <Paging to="/my-account/digital" page={page} pages={pages} />
    </AccountLayout>
  );
}

interface DownloadProps {
  readonly download: UserDownload;
  readonly headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}

/** A redeemed code with the links to its files. */
function Download({ download, headingRef }: DownloadProps) {
  const { t, date } = useTexts();
  const { id, title, artist_name, redeemed_at, expires_at, fetches_each, files } = download;
  const heading = `download-${id}`;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.facts}>
        {artist_name} · {t('account.download_redeemed', { date: date(redeemed_at) })}
      </p>
      <p>
        {files.length > 0
          ? t('account.download_until', { times: fetches_each, date: date(expires_at) })
          : t('account.download_expired', { date: date(expires_at) })}
      </p>
      <FileList files={files} />
    </section>
  );
}
