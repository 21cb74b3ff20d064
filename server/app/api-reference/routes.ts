import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE_ROOT = fileURLToPath(new URL('./page', import.meta.url));
const SWAGGER_ROOT = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const SWAGGER_FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);
const HOUR_MS = 3_600_000;

/** All resources are local; Swagger UI uses inline styles and data URIs for icons. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API reference, rendered in the browser from /api/openapi.json. */
export async function apiReferenceRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', POLICY);
    done();
  });
  await app.register(fastifyStatic, {
    root: PAGE_ROOT,
    prefix: '/',
    wildcard: false,
    index: false,
    maxAge: HOUR_MS,
    decorateReply: true,
  });
  await app.register(fastifyStatic, {
    root: SWAGGER_ROOT,
    prefix: '/swagger/',
    wildcard: true,
    index: false,
    maxAge: HOUR_MS,
    decorateReply: false,
    allowedPath: (path) => SWAGGER_FILES.has(path),
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
}
