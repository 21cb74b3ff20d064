import { ProjectCategory } from '#generated/enums.ts';
import { type PagePath, pagePath } from '#domain/routes.ts';
import { slugify } from '#domain/slug.ts';

/** The word of a category in links (§2.1): itself where the description gives it a path of its own, else "project". */
export function linkCategory(category: string | null | undefined): ProjectCategory {
  return ProjectCategory.values.find((word) => word === category && ProjectCategory.data[word].path) ?? 'project';
}

/** What of a project its link is made of. */
export interface LinkedProject {
  readonly id: number | string;
  readonly category?: string | null;
  readonly name?: string | null;
  readonly slug?: string | null;
}

/** The parameters of a project's address; the slug is empty when the name gives none. */
export function projectParams({ id, category, name, slug }: LinkedProject) {
  return { category: linkCategory(category), id, slug: slug || slugify(name ?? '') };
}

/** /{category}/{id}/{slug} (§2.1). */
export const projectLink = (project: LinkedProject): PagePath => pagePath('project', projectParams(project));

/** The number of the project whose page an address names, in any language (§2.1); of no other page. */
export function parseProjectPath(pathname: string): number | undefined {
  const [, category = '', id] = /^(?:\/fr)?\/([^/]+)\/(\d+)/.exec(pathname) ?? [];
  return linkCategory(category) === category ? Number(id) || undefined : undefined;
}

/** /artist/{id}/{slug} or /label/{id}/{slug} (§2.1). */
export function makerLink(kind: 'artist' | 'label', id: number | string, name: string): PagePath {
  return pagePath(kind, { id, slug: slugify(name) });
}

/** /shop/{shop_code} for an artist's or label's shop (§2.1). */
export function shopLink(shopCode: string): PagePath {
  return pagePath('shop', { shop_code: shopCode });
}
