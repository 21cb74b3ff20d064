import type { RouteKey } from '#domain/routes.ts';

/** Services (§2.2) in the groups of their menu; each has a page below /services. */
export const SERVICE_GROUPS = {
  make: ['vinyl', 'cd', 'audiotape', 'merch', 'ondemand', 'direct-pressing', 'production', 'mastering', 'design'],
  sell: ['artiststore', 'deposit-sales', 'fulfillment', 'retaildistribution', 'digitaldistribution'],
  grow: ['marketing', 'customerservice'],
} as const;

export type Service = (typeof SERVICE_GROUPS)[keyof typeof SERVICE_GROUPS][number];

/** All services in menu order. */
export const SERVICES: readonly Service[] = Object.values(SERVICE_GROUPS).flat();

/**
 * Routes whose page is a Markdown file only. The file of a page has its address without the slash: `/how-it-works/new` is
 * `content/pages/how-it-works/new.en.md`.
 */
export const PLAIN_PAGES = [
  'about',
  'partners',
  'terms',
  'returnPolicy',
  'refund',
  'howItWorks',
  'howItWorksNew',
  'greenVinyl',
  'vinylPressing',
  'directPressing',
  'pressing',
  'vinylBox',
  'digitalForArtists',
  'boxReview',
] as const satisfies readonly RouteKey[];
