import type { LoaderFunctionArgs } from 'react-router';
import { toLocalPath } from '#domain/local-paths.ts';
import { PRIVATE_PATHS } from '#domain/private-paths.ts';
import { createTextResponse } from '#storefront/app/meta/text-response.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Rules for crawlers: everything but the private areas, with the address of the sitemap. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(visitContext);
  const areas = PRIVATE_PATHS.flatMap((path) => [path, toLocalPath(path, 'fr')]);
  return createTextResponse([
    'User-agent: *',
    // `$` is the end of the address: /sign, but not /signed-records
    ...[...new Set(areas)].flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
}
