import { toEnglishPath } from '#domain/local-paths.ts';

/** The parts of the frame around a page (§2.6). */
export interface PageFrame {
  /** navigation and loader */
  readonly isShown: boolean;
  readonly hasFooter: boolean;
  /** the shop submenu and the second-level bar */
  readonly hasShopMenu: boolean;
  readonly hasChat: boolean;
}

/** Pages that other sites embed, or that stand alone. */
const WITHOUT_FRAME = ['/player', '/widget', '/linktree', '/test'];
const WITHOUT_FOOTER = ['/project/manage2'];
const WITHOUT_SHOP_MENU = ['/creation', '/admin'];

/** Pages without the chat (§4). */
const WITHOUT_CHAT = /^\/(?:player|admin|project)/;

const isWithin = (path: string, parents: readonly string[]): boolean =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** Chooses the frame of a page by its path, in any language, and its query. */
export function choosePageFrame(pathname: string, search: string): PageFrame {
  const path = toEnglishPath(pathname);
  const query = new URLSearchParams(search);
  const isShown = !isWithin(path, WITHOUT_FRAME) && !query.has('nolayout');
  return {
    isShown,
    hasFooter: isShown && !isWithin(path, WITHOUT_FOOTER),
    hasShopMenu: isShown && !isWithin(path, WITHOUT_SHOP_MENU),
    // `store` is the page of a shop (§4)
    hasChat: isShown && !WITHOUT_CHAT.test(path) && !query.has('store'),
  };
}
