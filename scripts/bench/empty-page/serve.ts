// Serves the built empty page on a free port.
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';

const built = fileURLToPath(new URL('../../../.cache/empty-page/', import.meta.url));
const build: ServerBuild = await import(pathToFileURL(`${built}server/index.js`).href);
const handle = createRequestHandler(build, 'production');
const app = Fastify();
await app.register(fastifyStatic, { root: `${built}client`, wildcard: false, index: false });
app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
app.get('/*', async (request, reply) => {
  const answer = await handle(new Request(`http://127.0.0.1${request.url}`));
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  return reply.send(Buffer.from(await answer.arrayBuffer()));
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
