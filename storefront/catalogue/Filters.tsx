import { DISC_SPRITE } from '#domain/catalogue/disc-sprite.ts';
import { type SitePath, withSearch } from '#domain/routes.ts';
import type { ColorFamily, Currency } from '#generated/enums.ts';
import type { ProjectFacets } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import { listFilterGroups, type FilterGroup, type FilterOption } from './filter-options.ts';
import styles from './Filters.module.css';
import { buildListSearch, countFilters, type ListQuery, NO_FILTERS } from './list-query.ts';
import { PriceForm } from './PriceForm.tsx';

/** Groups that are expanded without an active value. */
const EXPANDED: readonly FilterGroup['key'][] = ['category', 'genre', 'color'];
const PANEL_ID = 'filters';

interface ListLinkProps {
  readonly base: SitePath;
  readonly query: ListQuery;
}

/** The colour of a family as a small disc. Decorative: its name stands beside it. */
export function Swatch({ color }: { color: ColorFamily }) {
  return (
    <svg viewBox="0 0 100 100" width="18" height="18" className={styles.swatch} aria-hidden="true">
      <use href={`${DISC_SPRITE}#family_${color}`} />
    </svg>
  );
}

function Option({ base, query, option }: ListLinkProps & { option: FilterOption }) {
  const { t, number } = useTexts();
  const { name, count, isActive, change, color } = option;
  return (
    <li>
      <LocalLink
        to={withSearch(base, buildListSearch(query, change))}
        className={styles.option}
        aria-current={isActive ? 'true' : undefined}
        rel="nofollow"
        preventScrollReset
      >
        <span className={styles.box} aria-hidden="true">
          {isActive && <Icon path={PAGE_ICONS.check} size={14} />}
        </span>
        {color && <Swatch color={color} />}
        <span>{name}</span>
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.number}>
              {number(count)}
              <span className="visually-hidden"> {t('shop.records', { count })}</span>
            </span>
          </>
        )}
      </LocalLink>
    </li>
  );
}

interface FiltersProps extends ListLinkProps {
  readonly facets: ProjectFacets;
  readonly currency: Currency;
  /** number of projects in the list */
  readonly count: number;
}

/** The filters of a list with counts. On narrow screens a button opens them as a drawer, without JavaScript too. */
export function Filters({ base, query, facets, currency, count }: FiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const activeCount = countFilters(query);
  return (
    <>
      <button type="button" popoverTarget={PANEL_ID} className={`${button.secondary} ${styles.open}`}>
        {t('shop.filters')}
        {activeCount > 0 && <span className={styles.badge}>{activeCount}</span>}
      </button>
      <nav id={PANEL_ID} popover="auto" aria-label={t('shop.filters')} className={styles.panel}>
        <div className={styles.head}>
          <h2>{t('shop.filters')}</h2>
          {activeCount > 0 && (
            <LocalLink to={withSearch(base, buildListSearch(query, NO_FILTERS))} preventScrollReset>
              {t('shop.clear')}
            </LocalLink>
          )}
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            className={`${button.round} ${styles.close}`}
            aria-label={t('words.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        {listFilterGroups(texts, query, facets, currency).map(({ key, options }) => (
          <details
            key={key}
            open={EXPANDED.includes(key) || options.some(({ isActive }) => isActive)}
            className={styles.group}
          >
            <summary>
              <h3>{t(`shop.filter_${key}`)}</h3>
              <Icon name="down" size={18} />
            </summary>
            <ul>
              {options.map((option) => (
                <Option key={option.name} base={base} query={query} option={option} />
              ))}
            </ul>
            {key === 'price' && <PriceForm base={base} query={query} currency={currency} />}
          </details>
        ))}
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          className={`${button.primary} ${styles.done}`}
        >
          {t('shop.show_count', { count })}
        </button>
      </nav>
    </>
  );
}
