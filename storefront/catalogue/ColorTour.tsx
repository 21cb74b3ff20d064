import { COLOR_BY_FAMILY } from '#domain/catalogue/family-colors.ts';
import { type SitePath, withSearch } from '#domain/routes.ts';
import type { ProjectFacets } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Disc } from '#storefront/ui/Disc.tsx';
import styles from './ColorTour.module.css';
import { buildListSearch, type ListQuery, toggle } from './list-query.ts';

interface ColorTourProps {
  readonly base: SitePath;
  readonly query: ListQuery;
  readonly colors: ProjectFacets['colors'];
}

/** The disc colours of a maker's records as a row of discs that filter the list. Renders nothing for a single colour. */
export function ColorTour({ base, query, colors }: ColorTourProps) {
  const { t } = useTexts();
  if (colors.length < 2) return null;
  return (
    <nav aria-label={t('maker.colors')} className={styles.tour}>
      <h2>{t('maker.colors')}</h2>
      <ul>
        {colors.map(({ value, count }) => (
          <li key={value}>
            <LocalLink
              to={withSearch(base, buildListSearch(query, { colors: toggle(query.colors, value) }))}
              aria-current={query.colors.includes(value) ? 'true' : undefined}
              rel="nofollow"
              preventScrollReset
            >
              <Disc color={COLOR_BY_FAMILY[value]} />
              <span>{t(`enums.ColorFamily.${value}`)}</span>
              <span className="visually-hidden">{t('shop.count', { count })}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
