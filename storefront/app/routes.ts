import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { toLocalPath } from '#domain/local-paths.ts';
import { PLAIN_PAGES } from '#domain/content/content-pages.ts';
import { type PageLanguage, PARTS, ROUTES, type RouteKey } from '#domain/routes.ts';

/** Route modules of the public pages. */
const PAGES: Readonly<Record<Exclude<RouteKey, (typeof PLAIN_PAGES)[number]>, string>> = {
  home: '../content/home.route.tsx',
  homeAlias: '../content/home.route.tsx',
  list: '../catalogue/list.route.tsx',
  shelf: '../catalogue/shelf.route.tsx',
  artist: '../catalogue/artist.route.tsx',
  label: '../catalogue/label.route.tsx',
  shop: '../shops/artist-shop.route.tsx',
  lookPreview: '../shops/look-preview.route.tsx',
  service: '../content/service.route.tsx',
  vinyl: '../content/goods.route.tsx',
  cd: '../content/goods.route.tsx',
  tape: '../content/goods.route.tsx',
  merch: '../content/goods.route.tsx',
  diggers: '../content/goods.route.tsx',
  contact: '../community/contact.route.tsx',
  contest: '../contests/contests.route.tsx',
  contestParty: '../contests/contests.route.tsx',
  contestPage: '../contests/contest.route.tsx',
  linktree: '../content/linktree.route.tsx',
  test: '../content/test.route.tsx',
  reviews: '../community/reviews.route.tsx',
  review: '../community/review.route.tsx',
  quoteForm: '../pressing/quote-form.route.tsx',
  player: '../catalogue/embed/player.route.tsx',
  widget: '../catalogue/embed/widget.route.tsx',
  blog: '../content/blog/blog.route.tsx',
  post: '../content/blog/post.route.tsx',
  help: '../content/help/help.route.tsx',
  helpArticle: '../content/help/help-article.route.tsx',
  newsletter: '../accounts/newsletter/newsletter.route.tsx',
  confirmNewsletter: '../accounts/newsletter/confirm-newsletter.route.tsx',
  leaveNewsletter: '../accounts/newsletter/leave-newsletter.route.tsx',
  bids: '../auctions/bids.route.tsx',
  featured: '../content/featured.route.tsx',
  writeMessage: '../community/profile/write-message.route.tsx',
  userProfile: '../community/profile/user-profile.route.tsx',
  cart: '../cart/cart.route.tsx',
  confirmation: '../payments/confirmation.route.tsx',
  payment: '../payments/payment.route.tsx',
  paymentReturn: '../payments/payment-return.route.tsx',
  offer: '../orders/offer.route.tsx',
  quote: '../pressing/quote.route.tsx',
  quotePdf: '../pressing/quote-pdf.route.ts',
  account: '../accounts/account.route.tsx',
  orders: '../accounts/orders.route.tsx',
  order: '../accounts/order.route.tsx',
  orderAddress: '../accounts/order-address.route.tsx',
  orderDocument: '../accounts/order-document.route.ts',
  invoice: '../accounts/invoice.route.ts',
  wishes: '../accounts/wishes.route.tsx',
  follows: '../accounts/follows.route.tsx',
  digs: '../accounts/digs.route.tsx',
  userContests: '../accounts/contests.route.tsx',
  userReviews: '../accounts/reviews.route.tsx',
  messages: '../community/messages/messages.route.tsx',
  conversation: '../community/messages/conversation.route.tsx',
  conversationPicture: '../community/messages/conversation-picture.route.ts',
  directConversations: '../community/messages/direct-messages.route.tsx',
  directConversation: '../community/messages/direct-conversation.route.tsx',
  directPicture: '../community/messages/direct-picture.route.ts',
  newMessages: '../community/messages/new-messages.route.ts',
  userBids: '../auctions/user-bids.route.tsx',
  digital: '../digital/code.route.tsx',
  redeemed: '../digital/redeemed.route.tsx',
  downloads: '../digital/digital.route.tsx',
  passes: '../accounts/passes.route.tsx',
  profile: '../accounts/profile.route.tsx',
  security: '../accounts/security.route.tsx',
  cards: '../payments/cards/cards.route.tsx',
  notifications: '../accounts/notifications.route.tsx',
  languageChoice: '../accounts/language.route.tsx',
  privacy: '../accounts/privacy.route.tsx',
  accountClosed: '../accounts/account-closed.route.tsx',
  box: '../subscriptions/box.route.tsx',
  boxShop: '../subscriptions/box-shop.route.tsx',
  boxList: '../subscriptions/box-list.route.tsx',
  gifts: '../subscriptions/gifts.route.tsx',
  boxPayment: '../subscriptions/box-payment.route.tsx',
  boxInvoice: '../subscriptions/box-invoice.route.ts',
  boxAddress: '../subscriptions/box-address.route.tsx',
  picture: '../accounts/picture.route.tsx',
  sign: '../accounts/sign.route.tsx',
  socialReturn: '../accounts/social-return.route.tsx',
  confirmEmail: '../accounts/confirm-email.route.tsx',
  forgotPassword: '../accounts/forgot-password.route.tsx',
  resetPassword: '../accounts/reset-password.route.tsx',
  stockNotice: '../catalogue/stock-notice.route.tsx',
  project: '../catalogue/project.route.tsx',
};

/** Route modules without a page: form actions and data. */
const PART_FILES: Readonly<Record<keyof typeof PARTS, string>> = {
  uploads: '../accounts/uploads.route.ts',
  socialStart: '../accounts/social-start.route.ts',
  viewAs: '../accounts/view-as.route.tsx',
  userPage: '../accounts/account-alias.route.ts',
  profilePage: '../accounts/account-alias.route.ts',
  logout: '../accounts/logout.route.ts',
  preferences: 'frame/preferences.route.ts',
  shippingEstimate: '../catalogue/shipping-estimate.route.ts',
  suggestions: '../catalogue/suggestions.route.ts',
  event: 'frame/event.route.ts',
  chat: '../community/chat/chat.route.ts',
  search: 'frame/search-results.route.ts',
  oembed: '../catalogue/embed/oembed.route.ts',
  error: 'errors/route.tsx',
  blogFeed: '../content/blog/blog-feed.route.ts',
  releasesFeed: '../catalogue/releases-feed.route.ts',
  sitemap: '../content/sitemap/sitemap-index.route.ts',
  sitemapPart: '../content/sitemap/sitemap-part.route.ts',
  robots: '../content/sitemap/robots.route.ts',
  llms: '../content/sitemap/llms.route.ts',
};

/**
 * The routes of one language (§2.2). Both languages and some pages use the same files, so a route's id is made of its
 * language and key.
 */
function buildRoutes(language: PageLanguage): RouteConfigEntry[] {
  const { home, ...pages } = PAGES;
  const files = [
    ...Object.entries(pages).map(([key, file]) => [key, ROUTES[key as RouteKey], file] as const),
    ...PLAIN_PAGES.map((key) => [key, ROUTES[key], '../content/plain-page.route.tsx'] as const),
    ...Object.entries(PART_FILES).map(([key, file]) => [key, PARTS[key as keyof typeof PARTS], file] as const),
    ['notFound', '/*', 'errors/not-found.route.ts'] as const,
  ];
  const toRouteId = (key: string) => `${language}:${key}`;
  return [
    language === 'en'
      ? index(home, { id: toRouteId('home') })
      : route(toLocalPath('/', language), home, { id: toRouteId('home') }),
    ...files.map(([key, path, file]) => route(toLocalPath(path, language), file, { id: toRouteId(key) })),
  ];
}

export default [...buildRoutes('en'), ...buildRoutes('fr')] satisfies RouteConfig;
