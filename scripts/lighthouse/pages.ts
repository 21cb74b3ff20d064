/** A page measured by Lighthouse. */
export interface LighthousePage {
  readonly name: string;
  readonly paths: Readonly<Record<'en' | 'fr', string>>;
  /** Whether the visitor has a cart. */
  readonly isCart?: true;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
}

export const PAGES: readonly LighthousePage[] = [
  { name: 'home', paths: { en: '/', fr: '/fr' }, isIndexed: true },
  { name: 'listing', paths: { en: '/vinyl-shop', fr: '/fr/vinyl-shop' }, isIndexed: true },
  { name: 'product', paths: { en: '/vinyl/120', fr: '/fr/vinyl/120' }, isIndexed: true },
  { name: 'cart', paths: { en: '/cart', fr: '/fr/cart' }, isCart: true, isIndexed: false },
  { name: 'service', paths: { en: '/services/vinyl', fr: '/fr/services/vinyl' }, isIndexed: true },
  {
    name: 'post',
    paths: { en: '/blog/how-a-lacquer-is-cut', fr: '/fr/blog/how-a-lacquer-is-cut' },
    isIndexed: true,
  },
];
