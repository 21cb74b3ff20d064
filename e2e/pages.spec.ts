/**
 * Every page a visitor can open, in English and French: status, metadata, heading, console; accessibility by all rules in the
 * light scheme, and by colour rules in the dark one.
 */
import * as accountRoutes from '#domain/account-routes.ts';
import { expect, type Page, test } from 'playwright/test';
import { SERVICES } from '#domain/content/content-pages.ts';
import { toLocalPath } from '#domain/local-paths.ts';
import { type PageLanguage, ROUTES, type RouteKey } from '#domain/routes.ts';
import { CONTRAST, findViolations } from './axe.ts';
import { shopUrl } from './people.ts';

/** Pages with parameters, by an address of the demo shop. */
const EXAMPLES: Partial<Record<RouteKey, string>> = {
  shelf: '/vinyl-shop/285/color-records',
  project: '/vinyl/120',
  artist: '/artist/1',
  label: '/label/1',
  shop: '/shop/halfmoon-audio',
  userProfile: '/p/3',
  contestPage: '/contest/summer-turntable',
  post: '/blog/how-a-lacquer-is-cut',
  helpArticle: '/help/track-an-order',
  paymentReturn: '/payment/return?payment_intent=pi_of_another_browser',
};

/** Pages for signed-in visitors, for frames, with a secret address, or that continue a purchase or a sign-in; their own tests open them. */
const ELSEWHERE: readonly RouteKey[] = [
  ...(Object.keys(accountRoutes) as (keyof typeof accountRoutes)[]),
  ...(['cart', 'confirmation', 'payment', 'lookPreview', 'review', 'test'] as const),
  ...(['service', 'homeAlias', 'bids', 'player', 'widget', 'socialReturn', 'writeMessage'] as const),
];

const KEYS = (Object.keys(ROUTES) as RouteKey[]).filter(
  (key) => !ELSEWHERE.includes(key) && !ROUTES[key].includes(':token'),
);
const PATHS = [
  ...KEYS.map((key) => EXAMPLES[key] ?? ROUTES[key]),
  ...SERVICES.map((service) => `/services/${service}`),
];

/** Pages without the site's frame or that are not indexed. */
const NOT_INDEXED: readonly string[] = ['/sign', '/forgot-password', EXAMPLES.paymentReturn ?? ''];

async function readMeta(page: Page) {
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
  return {
    title: await page.title(),
    description: await attribute('meta[name=description]', 'content'),
    canonical: await attribute('link[rel=canonical]', 'href'),
    english: await attribute('link[rel=alternate][hreflang=en]', 'href'),
    french: await attribute('link[rel=alternate][hreflang=fr]', 'href'),
  };
}

for (const language of ['en', 'fr'] as const satisfies readonly PageLanguage[]) {
  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB', colorScheme: language === 'fr' ? 'dark' : 'light' });
    for (const path of PATHS) {
      test(path, async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(error.message));
        const address = shopUrl(toLocalPath(path, language));
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (!NOT_INDEXED.includes(path)) {
          const meta = await readMeta(page);
          const opened = new URL(page.url()).pathname;
          expect(meta.title).toMatch(/ - Groove House$/);
          expect(meta.description).toMatch(/.{20}/);
          expect(new URL(meta.canonical ?? '').pathname).toBe(opened);
          expect(new URL((language === 'en' ? meta.english : meta.french) ?? '').pathname).toBe(opened);
        }
        expect(await findViolations(page, language === 'fr' ? CONTRAST : undefined)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}
