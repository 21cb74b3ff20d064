import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { Alert, Shop } from '#generated/schemas.ts';

/** What a page may tell the frame around it, in its loader's data under these names. */
interface PageData {
  /** the announcement above the header, where one is to be shown */
  readonly alert?: Alert | undefined;
  /** the white-label shop whose look the frame takes on (§2.6) */
  readonly whiteLabel?: Shop | undefined;
}

/** What the present page tells the frame. */
export function usePageData(): PageData {
  return useMatches().reduce<PageData>(
    (told, { loaderData }) => ({ ...told, ...(isObject(loaderData) && loaderData) }),
    {},
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What a page may put in the frame's place, in its `handle`; so only who opens such a page loads it. */
export interface FrameHandle {
  readonly AlertBanner?: ComponentType<{ alert: Alert }>;
  readonly WhiteLabelHeader?: ComponentType<{ shop: Shop }>;
  readonly WhiteLabelFooter?: ComponentType<{ shop: Shop }>;
}

/** The present page's own parts of the frame. */
export function useFrameHandle(): FrameHandle {
  return useMatches().reduce<FrameHandle>((parts, { handle }) => ({ ...parts, ...(isObject(handle) && handle) }), {});
}
