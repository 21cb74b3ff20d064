import { ProjectCategory } from '#generated/enums.ts';
import { type PagePath, buildPagePath, ROUTES } from '#domain/routes.ts';
import { slugify } from '#domain/slug.ts';

/** The category in links (§2.1): "project" for those without a path in the description. */
export function getLinkCategory(category: string | null | undefined): ProjectCategory {
  return ProjectCategory.values.find((word) => word === category && ProjectCategory.data[word].path) ?? 'project';
}

/** The fields of a project that its link is made of. */
export interface LinkedProject {
  readonly id: number | string;
  readonly category?: string | null;
  readonly name?: string | null;
  readonly slug?: string | null;
}

/** The route parameters of a project; the slug may be empty. */
export function getProjectParams({ id, category, name, slug }: LinkedProject) {
  return { category: getLinkCategory(category), id, slug: slug || slugify(name ?? '') };
}

/** /{category}/{id}/{slug} (§2.1). */
export const buildProjectLink = (project: LinkedProject): PagePath =>
  buildPagePath(ROUTES.project, getProjectParams(project));

/** Parses the project id of a path in any language (§2.1); undefined for other pages. */
export function parseProjectPath(pathname: string): number | undefined {
  const [, category = '', id] = /^(?:\/fr)?\/([^/]+)\/(\d+)/.exec(pathname) ?? [];
  return getLinkCategory(category) === category ? Number(id) || undefined : undefined;
}

/** /artist/{id}/{slug} or /label/{id}/{slug} (§2.1). */
export function buildMakerLink(kind: 'artist' | 'label', id: number | string, name: string): PagePath {
  return buildPagePath(kind === 'artist' ? ROUTES.artist : ROUTES.label, { id, slug: slugify(name) });
}

/** /shop/{shop_code} for an artist's or label's shop (§2.1). */
export function buildShopLink(shopCode: string): PagePath {
  return buildPagePath(ROUTES.shop, { shop_code: shopCode });
}
