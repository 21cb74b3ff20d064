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
  const typeOptions = LIST_TYPES.map((type) => ({
    type,
    name: getTypeName(t, type),
    count: typeCounts.get(type),
    isActive: query.types.includes(type),
    change: { types: toggle(query.types, type) },
  }));
  const isSalesType = (type: ListType) => ProjectType.values.some((value) => value === type);
  const genres = withActive(facets.genres, query.genres);
  const colors = withActive(facets.colors, query.colors);
  const years = withActive(facets.years, query.years);
  const groups: FilterGroup[] = [
    { key: 'category', options: typeOptions.filter(({ type }) => !isSalesType(type)) },
    {
      key: 'genre',
      options: genres.map(({ value, count }) => ({
        name: t(`enums.Genre.${value}`),
        count,
        isActive: query.genres.includes(value),
        change: { genres: toggle(query.genres, value) },
      })),
    },
    {
      key: 'color',
      options: colors.map(({ value, count }) => ({
        name: t(`enums.ColorFamily.${value}`),
        count,
        color: value,
        isActive: query.colors.includes(value),
        change: { colors: toggle(query.colors, value) },
      })),
    },
    { key: 'price', options: listPriceOptions(texts, query, facets, currency) },
    {
      key: 'availability',
      options: [
        {
          name: t('shop.in_stock'),
          count: facets.in_stock,
          isActive: query.inStock,
          change: { inStock: !query.inStock },
        },
        ...typeOptions.filter(({ type }) => isSalesType(type)),
      ],
    },
    {
      key: 'year',
      options: years.map(({ value, count }) => ({
        name: String(value),
        count,
        isActive: query.years.includes(value),
        change: { years: toggle(query.years, value) },
      })),
    },
  ];
  const shown = groups.map(({ key, options }) => ({
    key,
    options: options.filter(({ count, isActive }) => isActive || (count ?? 0) > 0),
  }));
  return shown.filter(({ options }) => options.length > 0);
}

/** Adds the active values that no project has. */
function withActive<Value>(
  counts: readonly { readonly value: Value; readonly count: number }[],
  active: readonly Value[],
): readonly { readonly value: Value; readonly count?: number }[] {
  return [
    ...counts,
    ...active.filter((value) => !counts.some((count) => count.value === value)).map((value) => ({ value })),
  ];
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
  const options = [
    ...types.map((type) => ({ name: getTypeName(t, type), change: { types: toggle(types, type) } })),
    ...genres.map((genre) => ({ name: t(`enums.Genre.${genre}`), change: { genres: toggle(genres, genre) } })),
    ...colors.map((color) => ({
      name: t(`enums.ColorFamily.${color}`),
      change: { colors: toggle(colors, color) },
      color,
    })),
    ...(hasPrice
      ? [
          {
            name: formatPriceRange(texts, currency, priceMin, priceMax),
            change: { priceMin: undefined, priceMax: undefined },
          },
        ]
      : []),
    ...(inStock ? [{ name: t('shop.in_stock'), change: { inStock: false } }] : []),
    ...years.map((year) => ({ name: String(year), change: { years: toggle(years, year) } })),
  ];
  return options.map((option) => ({ ...option, isActive: true }));
}
