import { useRouteLoaderData } from 'react-router';
import type { Currency, Language } from '#generated/enums.ts';
import type { WhiteLabel } from './frame/page-data.ts';
import type { LocalFormats } from '#domain/local-formats.ts';
import type { ChatTime } from '#domain/community/chat-hours.ts';
import type { ChatHours } from '#generated/schemas.ts';
import type { ShopMenu } from './frame/shop-menu.ts';

/** Hours and address of customer service, with the times in which the chat is staffed. */
export type StaffedChat = ChatHours & { readonly times: readonly ChatTime[] };

/** The root loader's data, available to every page. */
export interface RootData {
  readonly language: Language;
  readonly currency: Currency;
  /** names of all currencies, in the language of the page */
  readonly currencyNames: Readonly<Record<Currency, string>>;
  /** how amounts, numbers and days are written */
  readonly formats: LocalFormats;
  /** by geolocation, ISO 3166 alpha-2 */
  readonly country: string | undefined;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly user:
    | { readonly name: string; readonly pro: boolean; readonly isMun: boolean; readonly picture?: string | null }
    | undefined;
  /** the shop's menus */
  readonly menu: ShopMenu;
  /** the staff member who views the shop as the user, and the end of the session in Unix seconds */
  readonly impersonated?: { readonly by: string; readonly until: number } | undefined;
  /** hours and address of customer service; undefined when they could not be loaded */
  readonly chatHours?: StaffedChat | undefined;
  /** the number on the cart button */
  readonly cartCount: number;
  /** the code of the white-label shop whose own host is visited */
  readonly hostShop?: string | undefined;
  /** the theme of that shop */
  readonly whiteLabel?: WhiteLabel | undefined;
  /** the site's origin for canonical addresses, without a trailing slash */
  readonly publicUrl: string;
}

/** The root loader's data; undefined when it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
