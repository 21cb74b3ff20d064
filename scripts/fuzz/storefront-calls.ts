import { toLocalPath } from '#domain/local-paths.ts';
import type { FuzzCall } from './call.ts';
import type { Random } from './random.ts';
import { generateAnyValue, TEXTS } from './values.ts';

const PAGES = [
  ...['/', '/vinyl-shop', '/vinyl-shop/1', '/artist/1', '/label/1', '/shop/x', '/look-preview', '/about', '/cart'],
  ...['/cart/confirmation', '/payment', '/offer/x', '/quotes/x', '/quotes/x/pdf', '/my-account', '/my-account/orders'],
  ...[
    '/my-account/orders/1',
    '/my-account/orders/1/address',
    '/my-account/orders/1/documents/1',
    '/my-account/orders/1/invoice',
    '/my-account/picture',
    '/my-account/box',
    '/my-account/box/x/address',
    '/my-account/profile',
    '/my-account/privacy',
    '/my-account/contests',
    '/my-account/follows',
    '/my-account/digs',
    '/my-account/notifications',
    '/my-account/language',
    '/user/box',
    '/user/x',
    '/profile/v2',
    '/uploads',
    '/uploads/1/parts/1',
    '/sign',
    '/confirm-email/x',
    '/forgot-password',
    '/reset-password/x',
    '/view-as',
  ],
  ...['/logout', '/preferences', '/search', '/error', '/vinyl/1', '/vinyl/1/x', '/nope', '//evil.example/1'],
] as const;

/** Names of form fields of these pages. */
const FIELDS = [
  ...[
    'intent',
    'customer',
    'project_id',
    'item_id',
    'quantity',
    'shop_id',
    'shipping_type',
    'country_id',
    'promo_code',
  ],
  ...['lang', 'currency', 'scheme', 'alert', 'return_to', 'code', 'email', 'password', 'redirect', 'key', 'card'],
  ...[
    'cart_id',
    'payment_id',
    'authentication',
    'expected_total',
    'picture',
    'name',
    'total',
    'reason',
    'firstname',
    'resend',
  ],
] as const;
const INTENTS = [
  ...[
    'add',
    'quantity',
    'remove',
    'shipping',
    'country',
    'customer',
    'promo',
    'pay',
    'confirm',
    'sign_in',
    'sign_up',
    'send_again',
  ],
  ...['refuse', 'accept', '__proto__', ''],
] as const;
const METHODS = ['GET', 'GET', 'POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const COOKIES = [
  'token',
  'as',
  'cart',
  'lang',
  'currency',
  'scheme',
  'ori',
  'ref',
  'paid',
  'device',
  'alert-1',
] as const;
const RAW_COOKIES = ['a%00b', '%F0%9F%98%80', '%', '%zz', '"', 'a b', 'é', '', 'x'.repeat(3_000)] as const;

/** Builds the call with this index of a page or one of its actions; pages alternate. */
export function buildStorefrontCall(index: number, random: Random): FuzzCall {
  const page = PAGES[index % PAGES.length] ?? '/';
  const path = random.chance(0.2) ? toLocalPath(page, 'fr') : page;
  const method = random.pick(METHODS);
  const query = random.chance(0.3) ? `?${random.pick(FIELDS)}=${encodeText(random.pick(TEXTS))}` : '';
  const accept = random.pick(['text/html', '*/*', 'application/json']);
  const headers = { accept, 'accept-language': random.pick(['fr', 'zh', 'x', '*']), ...buildCookies(random) };
  const url = `${path}${random.chance(0.1) && path !== '/' ? '.data' : ''}${query}`;
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return { name: `page ${page}`, method, url, ...(isRead ? { headers } : buildBody(random, headers)) };
}

const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

function buildCookies(random: Random): Record<string, string> {
  if (random.chance(0.4)) return {};
  const buildCookie = () => {
    const value = random.chance(0.5) ? random.pick(RAW_COOKIES) : encodeText(random.pick(TEXTS)).slice(0, 3_000);
    return `${random.pick(COOKIES)}=${value}`;
  };
  return { cookie: Array.from({ length: 1 + random.below(3) }, buildCookie).join('; ') };
}

function buildFields(random: Random): Record<string, unknown> {
  const fields = Array.from({ length: random.below(6) }, () => [random.pick(FIELDS), generateAnyValue(random)]);
  return {
    intent: random.pick(INTENTS),
    key: random.pick(['a\nb', 'key-00000001', '😀', '']),
    ...Object.fromEntries(fields),
  };
}

function buildBody(random: Random, headers: Record<string, string>): Pick<FuzzCall, 'headers' | 'body'> {
  const fields = buildFields(random);
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
  ]);
  const parts = pairs.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const bodies: readonly (readonly [string, string])[] = [
    ['application/x-www-form-urlencoded', new URLSearchParams(pairs).toString()],
    ['application/x-www-form-urlencoded', 'intent=customer&customer={'],
    ['application/json', JSON.stringify(fields)],
    ['application/json', JSON.stringify(generateAnyValue(random)) ?? ''],
    ['application/json', '{"intent":'],
    ['application/json', '{"intent":"pay","key":"a\\nb"}'],
    ['multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`],
    ['multipart/form-data; boundary=x', parts.join('').slice(0, 40)],
    ['multipart/form-data', 'x'],
    ['text/plain', JSON.stringify(generateAnyValue(random)) ?? ''],
    ['application/octet-stream', 'x'],
    ['application/json', ''],
    ['', ''],
  ];
  const [type, text] = random.pick(bodies) ?? ['', ''];
  const body = text.toWellFormed();
  return { headers: { ...headers, ...(type && { 'content-type': type }) }, ...(body && { body }) };
}
