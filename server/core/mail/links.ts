// Links in mails: only to pages of the shop, files of the API or records of the back office.
import { toLocalPath } from '#domain/local-paths.ts';
import { buildPagePath, ROUTES, type RouteArguments, type RouteKey } from '#domain/routes.ts';
import type { Language } from '#generated/enums.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { FileLink } from '#generated/schemas.ts';
import type { paths } from '#generated/types.ts';
import { formatMediaPath } from '#server/core/media/keys.ts';

declare const siteUrl: unique symbol;

/** A URL built by this module. */
export type SiteUrl = string & { readonly [siteUrl]: true };

interface Site {
  readonly publicUrl: string;
}

/** URL of a page of the shop in the reader's language. */
export const pageUrl = <Key extends RouteKey>(
  { publicUrl, lang }: Site & { readonly lang: Language },
  key: Key,
  ...params: RouteArguments<(typeof ROUTES)[Key]>
): SiteUrl => (publicUrl + toLocalPath(buildPagePath(ROUTES[key], ...params), lang)) as SiteUrl;

/** URL of a file that the API serves without sign-in, protected by the code in the path. */
export const codeUrl = ({ publicUrl }: Site, path: CodePath, code: string): SiteUrl =>
  `${publicUrl}/api${path.replace('{code}', encodeURIComponent(code))}` as SiteUrl;

type CodePath = Extract<keyof paths, `${string}/{code}/${string}`>;

/** URL of a signed link. */
export const fileUrl = ({ publicUrl }: Site, { url }: FileLink): SiteUrl => (publicUrl + url) as SiteUrl;

/** URL of a cover, by the picture stored with an order line. */
export const coverUrl = (
  { publicUrl }: Site,
  { picture, project_id }: { readonly picture?: string | null; readonly project_id: number },
): string => publicUrl + formatMediaPath('projects', picture ?? project_id, 'mini', undefined, 'jpg');

/** URL of a record in the back office. */
export const recordUrl = ({ publicUrl }: Site, resource: ResourceName, id: number): SiteUrl =>
  `${publicUrl}/admin/${resource}/${id}/show` as SiteUrl;
