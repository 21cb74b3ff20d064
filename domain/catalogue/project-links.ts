import { ProjectCategory } from '#generated/enums.ts';
import { slugify } from '#domain/slug.ts';

/** The word of a category in links (§2.1): itself where the description gives it a path of its own, else "project". */
export function linkCategory(category: string | null | undefined): ProjectCategory {
  return ProjectCategory.values.find((word) => word === category && ProjectCategory.data[word].path) ?? 'project';
}

function path(...parts: (string | number)[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `/${encodeURIComponent(part)}`)
    .join('');
}

/** What of a project its link is made of. */
export interface LinkedProject {
  readonly id: number | string;
  readonly category?: string | null;
  readonly name?: string | null;
  readonly slug?: string | null;
}

/** /{category}/{id}/{slug} (§2.1); the slug is left out when the name gives none. */
export function projectLink({ id, category, name, slug }: LinkedProject): string {
  return path(linkCategory(category), id, slug || slugify(name ?? ''));
}

/** The number of the project whose page an address names, in any language (§2.1); of no other page. */
export function projectOfAddress(pathname: string): number | undefined {
  const [, category = '', id] = /^(?:\/fr)?\/([^/]+)\/(\d+)/.exec(pathname) ?? [];
  return linkCategory(category) === category ? Number(id) || undefined : undefined;
}

/** /artist/{id}/{slug} or /label/{id}/{slug} (§2.1). */
export function makerLink(kind: 'artist' | 'label', id: number | string, name: string): string {
  return path(kind, id, slugify(name));
}

/** /shop/{shop_code} for an artist's or label's shop (§2.1). */
export function shopLink(shopCode: string): string {
  return path('shop', shopCode);
}
