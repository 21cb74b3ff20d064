import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { Alert, Shop } from '#generated/schemas.ts';

/** Loader data that a page passes to the frame. */
interface PageData {
  /** the alert above the header */
  readonly alert?: Alert | undefined;
  /** the white-label shop whose theme the frame uses (§2.6) */
  readonly whiteLabel?: Shop | undefined;
}

/** The frame's data of the current page, merged over all matched routes. */
export function usePageData(): PageData {
  return useMatches().reduce<PageData>(
    (merged, { loaderData }) => ({ ...merged, ...(isObject(loaderData) && loaderData) }),
    {},
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * What a page asks of the frame through its `handle`: to be shown without it, or with components that only these pages
 * load.
 */
export interface FrameHandle {
  /** no header, footer and player bar (§2.6) */
  readonly frameless?: true;
  readonly AlertBanner?: ComponentType<{ alert: Alert }>;
  readonly WhiteLabelHeader?: ComponentType<{ shop: Shop }>;
  readonly WhiteLabelFooter?: ComponentType<{ shop: Shop }>;
}

/** The frame components of the current page. */
export function useFrameHandle(): FrameHandle {
  return useMatches().reduce<FrameHandle>((merged, { handle }) => ({ ...merged, ...(isObject(handle) && handle) }), {});
}
