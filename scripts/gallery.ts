// `npm run gallery`: every field and form of the engine in every state, with hot reload. `--built` serves the production
// build under the content security policy of the shop.
import { parseArgs } from 'node:util';
import { build, createServer, preview } from 'vite';
import { createGalleryConfig } from './gallery/vite-gallery.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const config = createGalleryConfig(Number(process.env.PORT ?? 3300));

async function serve(): Promise<string | undefined> {
  if (!values.built) return (await (await createServer(config)).listen()).resolvedUrls?.local[0];
  await build(config);
  return (await preview(config)).resolvedUrls?.local[0];
}

console.log(`\n  Gallery of the forms: ${await serve()}\n`);
