import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { SHOP_NAME } from '#domain/shop-name.ts';
import button from '#storefront/ui/button.module.css';
import type { ErrorPageType } from './error-page-type.ts';

/** Interval at which the maintenance page reloads, in milliseconds (§2.6). */
export const MAINTENANCE_RELOAD_MS = 60_000;

interface ErrorPageProps {
  readonly type: ErrorPageType;
  readonly reload?: () => void;
}

/** The two error pages of §2.6: maintenance, which reloads every minute, and page-not-found with links back. */
export function ErrorPage({ type, reload = () => window.location.reload() }: ErrorPageProps) {
  const { t, path } = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    if (type !== 'maintenance') return;
    const timer = setTimeout(reload, MAINTENANCE_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [type, reload]);

  const goBack = () => {
    // a page opened by its address has nothing to go back to
    if (window.history.length > 1) void navigate(-1);
    else void navigate(path('/'));
  };

  return (
    <div className="error-page">
      <title>{`${t(`error_page.${type}_title`)} - ${SHOP_NAME}`}</title>
      <img src="/favicon.svg" alt="" width={220} height={220} />
      <h1>{t(`error_page.${type}_title`)}</h1>
      <p>{t(`error_page.${type}_text`)}</p>
      {type === 'not_found' && (
        <div className="error-page-ways">
          <button type="button" className={`${button.secondary} error-page-back`} onClick={goBack}>
            {t('error_page.back')}
          </button>
          <LocalLink to="/" className={button.primary}>
            {t('error_page.home')}
          </LocalLink>
        </div>
      )}
      {type === 'maintenance' && (
        <noscript>
          <a href={path('/')}>{t('error_page.home')}</a>
        </noscript>
      )}
    </div>
  );
}
