import type { MenuLink } from '#storefront/app/frame/menu.ts';
import { ACCOUNT_MENU } from '#storefront/app/frame/menu.ts';

/** Pages of the account in the order of their navigation: those of the user menu, then the others. */
export const ACCOUNT_PAGES: readonly MenuLink[] = [
  ...ACCOUNT_MENU,
  { key: 'account.messages', to: '/my-account/messages' },
  { key: 'account.downloads', to: '/my-account/digital' },
  { key: 'account.wishes', to: '/my-account/wishes' },
  { key: 'account.digs', to: '/my-account/digs' },
  { key: 'account.follows', to: '/my-account/follows' },
  { key: 'account.reviews', to: '/my-account/reviews' },
  { key: 'account.contests', to: '/my-account/contests' },
  { key: 'account.passes', to: '/my-account/passes' },
  { key: 'account.profile', to: '/my-account/profile' },
  { key: 'account.cards', to: '/my-account/cards' },
  { key: 'account.security', to: '/my-account/security' },
  { key: 'account.notifications', to: '/my-account/notifications' },
  { key: 'account.language', to: '/my-account/language' },
  { key: 'account.privacy', to: '/my-account/privacy' },
  { key: 'account.picture', to: '/my-account/picture' },
];

/** The lots bid on, for those who may bid (§2.1). */
export const USER_BIDS: MenuLink = { key: 'bids.own', to: '/my-account/bids' };
