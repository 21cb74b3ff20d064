import type { PageRequest, SharedPage, StorefrontContext } from '#domain/storefront-context.ts';

/** Handles a request for a page, loader data or a form. Exported by the storefront's build. */
export type StorefrontHandle = (request: Request, context: StorefrontContext) => Promise<Response>;

/** Finds the shared page of a request. Exported by the storefront's build. */
export type FindSharedPage = (request: PageRequest) => Promise<SharedPage | undefined>;
