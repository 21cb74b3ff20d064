/** Routes of pictures, sounds, flags and discs (§7): /storage/…, /storage/og/…, /assets/images/flags/{country}.png|svg and …/discs.svg. */
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Extensions } from '#server/core/api/handler.ts';
import type { Database } from '#server/core/database/database.ts';
import { notFound } from '#server/core/problems/problem.ts';
import type { Config } from '#server/core/config/config.ts';
import { DISC_SPRITE } from '#domain/catalogue/disc-sprite.ts';
import { drawDiscSprite } from './art/disc-sprite.ts';
import { deriveAsset, type Asset } from './derive.ts';
import { getFlagAsset } from './flags.ts';
import { TYPES, type Format } from './keys.ts';
import { getPlaceholder } from './placeholder.ts';
import { deriveShareCard } from './share-card.ts';
import { parseShareCardKey } from './share-card-keys.ts';

export interface MediaOptions {
  context: { config: Pick<Config, 'dataDir'>; extensions: Pick<Extensions, 'describeShareCard'>; reads: Database };
}

const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365 * 24 * 3600 * 1000;
const IMAGE_SUFFIX = /\.(jpe?g|png|webp|avif)$/;

/** Serves `DATA_DIR/media` with ETags, range requests and immutable caching. */
export async function mediaRoutes(app: FastifyInstance, { context }: MediaOptions): Promise<void> {
  const root = join(context.config.dataDir, 'media');
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, { root, serve: false });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // range beyond the end of a song (RFC 9110, 15.5.17)
    if (error.statusCode === 416) return reply.code(416).send();
    throw error;
  });

  app.get<{ Params: { '*': string } }>('/storage/*', async (request, reply) => {
    const key = request.params['*'];
    const asset = await deriveAsset(root, key);
    return asset ? sendAsset(reply, asset) : sendMissing(reply, key);
  });

  // drawn from data that may change: the file is looked up by its content, and browsers ask again
  app.get<{ Params: { kind: string; file: string } }>('/storage/og/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const key = parseShareCardKey(kind, file);
    const card = key && (await context.extensions.describeShareCard(context.reads, key));
    if (!card) return sendMissing(reply, file);
    const { path, type } = await deriveShareCard(root, card);
    return reply.type(type).sendFile(basename(path), dirname(path), { maxAge: DAY_MS });
  });

  app.get<{ Params: { file: string } }>('/assets/images/flags/:file', async (request, reply) => {
    const asset = await getFlagAsset(root, request.params.file);
    return asset ? sendAsset(reply, asset) : sendMissing(reply, request.params.file);
  });

  let discs: string | undefined;
  app.get(DISC_SPRITE, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${DAY_MS / 1000}`)
      .send((discs ??= drawDiscSprite())),
  );
}

const sendAsset = (reply: FastifyReply, { path, type }: Asset): FastifyReply =>
  reply.type(type).sendFile(basename(path), dirname(path), { maxAge: YEAR_MS, immutable: true });

/** Responds 404, for pictures with a placeholder, cached for a minute. */
async function sendMissing(reply: FastifyReply, key: string): Promise<FastifyReply> {
  const suffix = IMAGE_SUFFIX.exec(key)?.[1];
  if (!suffix) throw notFound();
  const format = (suffix === 'jpeg' ? 'jpg' : suffix) as Format;
  return reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .type(TYPES[format])
    .send(await getPlaceholder(format));
}
