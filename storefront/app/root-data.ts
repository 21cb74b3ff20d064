import { useRouteLoaderData } from 'react-router';
import type { Currency, Language } from '#generated/enums.ts';
import type { ShopMenu } from './frame/shop-menu.ts';

/** What every page knows, from the root loader. */
export interface RootData {
  readonly language: Language;
  readonly currency: Currency;
  /** by geolocation */
  readonly country: string | undefined;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly user:
    | { readonly name: string; readonly pro: boolean; readonly isMun: boolean; readonly picture?: string | null }
    | undefined;
  /** shelves and genres as staff put them in order */
  readonly menu: ShopMenu;
  /** staff that looks at the shop in the user's place, and until when in Unix seconds */
  readonly impersonated?: { readonly by: string; readonly until: number } | undefined;
  /** the number on the cart button */
  readonly cartCount: number;
  /** where browsers reach the shop, without a slash at the end */
  readonly publicUrl: string;
}

/** The root loader's data; undefined only where that loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
