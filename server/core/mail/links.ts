// Links in mails: to a page of the shop, a file of the API or a record of the back office only.
import { toLocalPath } from '#domain/local-paths.ts';
import { pagePath, type RouteArguments, type RouteKey } from '#domain/routes.ts';
import type { Language } from '#generated/enums.ts';
import type { ResourceName } from '#generated/resources.ts';
import type { FileLink } from '#generated/schemas.ts';
import type { paths } from '#generated/types.ts';
import { mediaPath } from '#server/core/media/keys.ts';

declare const made: unique symbol;

/** An address checked to exist. */
export type SiteUrl = string & { readonly [made]: true };

interface Site {
  readonly publicUrl: string;
}

/** A page of the shop in the reader's language. */
export const pageUrl = <Key extends RouteKey>(
  { publicUrl, lang }: Site & { readonly lang: Language },
  key: Key,
  ...params: RouteArguments<Key>
): SiteUrl => (publicUrl + toLocalPath(pagePath(key, ...params), lang)) as SiteUrl;

/** A file that the API serves without sign-in, protected by the code in its address. */
export const codeUrl = ({ publicUrl }: Site, path: CodePath, code: string): SiteUrl =>
  `${publicUrl}/api${path.replace('{code}', encodeURIComponent(code))}` as SiteUrl;

type CodePath = Extract<keyof paths, `${string}/{code}/${string}`>;

/** A file of a signed link. */
export const fileUrl = ({ publicUrl }: Site, { url }: FileLink): SiteUrl => (publicUrl + url) as SiteUrl;

/** The cover of a project, as it is stored with the line of an order. */
export const coverUrl = (
  { publicUrl }: Site,
  { picture, project_id }: { readonly picture?: string | null; readonly project_id: number },
): string => publicUrl + mediaPath('projects', picture ?? project_id, 'mini', undefined, 'jpg');

/** A record of the back office. */
export const recordUrl = ({ publicUrl }: Site, resource: ResourceName, id: number): SiteUrl =>
  `${publicUrl}/admin/${resource}/${id}/show` as SiteUrl;
