import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import type { MenuLink, ServiceLink } from './menu.ts';

/** Links of a menu as list items. */
export function MenuLinks({ links, className }: { links: readonly MenuLink[]; className?: string | undefined }) {
  const { t } = useTexts();
  return links.map(({ key, to }) => (
    <li key={key}>
      <LocalLink to={to} className={className}>
        {t(key)}
      </LocalLink>
    </li>
  ));
}

/** Services as list items, with a line on each when `hasLines`. */
export function ServiceLinks({ services, hasLines = false }: { services: readonly ServiceLink[]; hasLines?: boolean }) {
  const { t } = useTexts();
  return services.map(({ key, to }) => (
    <li key={key}>
      <LocalLink to={to}>
        {t(`services.${key}`)}
        {hasLines && <small>{t(`service_lines.${key}`)}</small>}
      </LocalLink>
    </li>
  ));
}
