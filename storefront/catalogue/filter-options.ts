import type { ColorFamily } from '#generated/enums.ts';
import { ProjectType } from '#generated/enums.ts';
import type { ProjectFacets } from '#generated/schemas.ts';
import type { Texts } from '#storefront/app/locale/texts.tsx';
import type { Translate } from '#storefront/app/locale/translate.ts';
import { LIST_TYPES, type ListQuery, type ListType, toggle } from './list-query.ts';

/** A value of a filter. */
export interface FilterOption {
  readonly name: string;
  /** number of projects; undefined when it is not known */
  readonly count?: number | undefined;
  readonly isActive: boolean;
  /** the change of the query that adds the value, or removes it when active */
  readonly change: Partial<ListQuery>;
  readonly color?: ColorFamily;
}

export interface FilterGroup {
  readonly key: 'category' | 'genre' | 'color' | 'price' | 'availability' | 'year';
  readonly options: readonly FilterOption[];
}

/** The name of a format or sales type. */
export function getTypeName(t: Translate, type: ListType): string {
  const salesType = ProjectType.values.find((value) => value === type);
  if (salesType) return t(`enums.ProjectType.${salesType}`);
  return t(`enums.ProjectCategory.${type as Exclude<typeof type, ProjectType>}`);
}

/** Filters with several values. */
type ValuesKey = 'types' | 'genres' | 'colors' | 'years';
type ValueOf<Key extends ValuesKey> = ListQuery[Key][number];

const NAMES: { readonly [Key in ValuesKey]: (t: Translate, value: ValueOf<Key>) => string } = {
  types: getTypeName,
  genres: (t, genre) => t(`enums.Genre.${genre}`),
  colors: (t, color) => t(`enums.ColorFamily.${color}`),
  years: (_, year) => String(year),
};

/** The option that adds a value, or removes it when active. */
function buildOption<Key extends ValuesKey>(
  t: Translate,
  query: ListQuery,
  key: Key,
  value: ValueOf<Key>,
  count?: number,
): FilterOption {
  const values: readonly ValueOf<Key>[] = query[key];
  const change = { [key]: toggle(values, value) };
  const option = { name: NAMES[key](t, value), count, isActive: values.includes(value), change };
  return key === 'colors' ? { ...option, color: value as ColorFamily } : option;
}

/** The options of the values that projects have, and of active values that no project has. */
function buildOptions<Key extends ValuesKey>(
  t: Translate,
  query: ListQuery,
  key: Key,
  counts: readonly { readonly value: ValueOf<Key>; readonly count: number }[],
): FilterOption[] {
  const active: readonly ValueOf<Key>[] = query[key];
  const others = active.filter((value) => !counts.some((count) => count.value === value));
  return [
    ...counts.map(({ value, count }) => buildOption(t, query, key, value, count)),
    ...others.map((value) => buildOption(t, query, key, value)),
  ];
}

/** The text of a price range; undefined bounds are open. */
export function formatPriceRange(
  { t, money }: Pick<Texts, 't' | 'money'>,
  currency: string,
  min: number | undefined,
  max: number | undefined,
): string {
  const [from, to] = [money(min, currency), money(max, currency)];
  if (min === undefined) return t('shop.price_up_to', { max: to });
  return max === undefined ? t('shop.price_from', { min: from }) : t('shop.price_range', { min: from, max: to });
}

/** Lists the values of each filter that projects have or that are active, by group. */
export function listFilterGroups(
  texts: Pick<Texts, 't' | 'money'>,
  query: ListQuery,
  facets: ProjectFacets,
  currency: string,
): FilterGroup[] {
  const { t } = texts;
  const typeCounts = new Map<string, number>([...facets.categories, ...facets.types].map((f) => [f.value, f.count]));
  const isSalesType = (type: ListType) => ProjectType.values.some((value) => value === type);
  const listTypes = (isIncluded: (type: ListType) => boolean) =>
    LIST_TYPES.filter(isIncluded).map((type) => buildOption(t, query, 'types', type, typeCounts.get(type)));
  const inStock = { name: t('shop.in_stock'), isActive: query.inStock, change: { inStock: !query.inStock } };
  const groups: FilterGroup[] = [
    { key: 'category', options: listTypes((type) => !isSalesType(type)) },
    { key: 'genre', options: buildOptions(t, query, 'genres', facets.genres) },
    { key: 'color', options: buildOptions(t, query, 'colors', facets.colors) },
    { key: 'price', options: listPriceOptions(texts, query, facets, currency) },
    { key: 'availability', options: [{ ...inStock, count: facets.in_stock }, ...listTypes(isSalesType)] },
    { key: 'year', options: buildOptions(t, query, 'years', facets.years) },
  ];
  const shown = groups.map(({ key, options }) => ({
    key,
    options: options.filter(({ count, isActive }) => isActive || (count ?? 0) > 0),
  }));
  return shown.filter(({ options }) => options.length > 0);
}

function listPriceOptions(
  texts: Pick<Texts, 't' | 'money'>,
  { priceMin, priceMax }: ListQuery,
  { prices }: ProjectFacets,
  currency: string,
): FilterOption[] {
  return prices.map(({ min, max, count }) => {
    const range = { priceMin: min ?? undefined, priceMax: max ?? undefined };
    const isActive = priceMin === range.priceMin && priceMax === range.priceMax;
    return {
      name: formatPriceRange(texts, currency, range.priceMin, range.priceMax),
      count,
      isActive,
      change: isActive ? { priceMin: undefined, priceMax: undefined } : range,
    };
  });
}

/** Lists the active filters in the order of the groups, as options that remove them. */
export function listActiveFilters(
  texts: Pick<Texts, 't' | 'money'>,
  query: ListQuery,
  currency: string,
): FilterOption[] {
  const { t } = texts;
  const { types, genres, colors, years, priceMin, priceMax, inStock } = query;
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return [
    ...types.map((type) => buildOption(t, query, 'types', type)),
    ...genres.map((genre) => buildOption(t, query, 'genres', genre)),
    ...colors.map((color) => buildOption(t, query, 'colors', color)),
    ...(hasPrice
      ? [
          {
            name: formatPriceRange(texts, currency, priceMin, priceMax),
            isActive: true,
            change: { priceMin: undefined, priceMax: undefined },
          },
        ]
      : []),
    ...(inStock ? [{ name: t('shop.in_stock'), isActive: true, change: { inStock: false } }] : []),
    ...years.map((year) => buildOption(t, query, 'years', year)),
  ];
}
