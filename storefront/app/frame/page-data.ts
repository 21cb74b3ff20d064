import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { Alert, Shop } from '#generated/schemas.ts';

/** A white-label shop whose theme the frame uses (§2.6). */
export interface WhiteLabel extends Shop {
  /** the colour scheme that suits the shop's background; undefined without one */
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** Loader data that a page passes to the frame. */
interface PageData {
  /** the alert above the header */
  readonly alert?: Alert | undefined;
  readonly whiteLabel?: WhiteLabel | undefined;
}

/** The frame's data of the current page. The theme of a shop's own host, loaded by the root, covers all pages. */
export function usePageData(): PageData {
  return useMatches().reduce<PageData>((merged, { loaderData }) => {
    const { alert, whiteLabel }: PageData = Object(loaderData);
    return { alert: alert ?? merged.alert, whiteLabel: merged.whiteLabel ?? whiteLabel };
  }, {});
}

/**
 * What a page asks of the frame through its `handle`: to be shown without it, or with components that only these pages
 * load.
 */
export interface FrameHandle {
  readonly AlertBanner?: ComponentType<{ alert: Alert }>;
  readonly WhiteLabelHeader?: ComponentType<{ shop: Shop }>;
  readonly WhiteLabelFooter?: ComponentType<{ shop: Shop }>;
}

/** The frame components of the current page. */
export function useFrameHandle(): FrameHandle {
  return useMatches().reduce<FrameHandle>((merged, { handle }) => ({ ...merged, ...Object(handle) }), {});
}
