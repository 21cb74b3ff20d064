import type { LoaderFunctionArgs } from 'react-router';
import { buildEmbedPath, EMBED_SIZES, findEmbedTarget, formatEmbedCode } from '#domain/catalogue/embeds.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadHeading, toFilter } from './load-embed.server.ts';

const MIN_WIDTH = 200;
const MAX_WIDTH = 600;
const CACHE_SECONDS = 3600;

/** Side of the picture, in pixels (asset preview_m). */
const THUMBNAIL_SIZE = 480;

/** Other sites' pages read it as well. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': `public, max-age=${CACHE_SECONDS}` };

const fail = (status: number, detail: string): Response =>
  Response.json({ status, detail }, { status, headers: { 'access-control-allow-origin': '*' } });

/** oEmbed (https://oembed.com): describes the player of a project, artist or shop by the address of its page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  if ((searchParams.get('format') ?? 'json') !== 'json') return fail(501, 'Only the format json is supported.');
  const url = URL.parse(searchParams.get('url') ?? '');
  if (!url) return fail(400, 'The parameter url must be the address of a page.');
  const target = url.origin === visit.publicUrl ? findEmbedTarget(url.pathname, url.searchParams) : undefined;
  if (!target) return fail(404, 'There is no player for this page.');

  const query = { ...toFilter(target), limit: 1 };
  const [song] = (await loadRequired(visit.api.GET('/songs', { params: { query } }))).songs;
  if (!song) return fail(404, 'There is no player for this page.');
  const { title, byline, to } = await loadHeading(visit, target, song);
  const width = readSize(searchParams, 'maxwidth', MAX_WIDTH, MIN_WIDTH);
  const height = readSize(searchParams, 'maxheight', EMBED_SIZES.player.height, EMBED_SIZES.bar.height);
  const page = height < EMBED_SIZES.card.height ? 'widget' : 'player';
  const src = visit.publicUrl + buildEmbedPath(page, target);
  return Response.json(
    {
      version: '1.0',
      type: 'rich',
      title,
      author_name: byline ?? title,
      author_url: visit.publicUrl + visit.path(to),
      provider_name: SHOP_NAME,
      provider_url: visit.publicUrl,
      cache_age: CACHE_SECONDS,
      thumbnail_url: `${visit.publicUrl}/storage/projects/${encodeURIComponent(song.picture)}/preview_m.jpg`,
      thumbnail_width: THUMBNAIL_SIZE,
      thumbnail_height: THUMBNAIL_SIZE,
      html: formatEmbedCode({ src, title: [title, byline].filter(Boolean).join(' – '), width, height }),
      width,
      height,
    },
    { headers: HEADERS },
  );
}

/** Reads the consumer's maximum; between `least` and `most`. */
function readSize(query: URLSearchParams, name: string, most: number, least: number): number {
  const maximum = Number(query.get(name) || most);
  return Number.isFinite(maximum) ? Math.round(Math.min(most, Math.max(least, maximum))) : most;
}
