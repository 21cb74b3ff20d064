import type { PageLink } from '#content/page.ts';
import type { SitePath } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import styles from './ContentLinks.module.css';

/** Links to further pages; the tests of the content check that their routes exist. */
export function ContentLinks({ links }: { links: readonly PageLink[] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('content.see_also')} className={styles.links}>
      <h2>{t('content.see_also')}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to as SitePath}>
              {text} <Icon path={PAGE_ICONS.right} size={18} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
