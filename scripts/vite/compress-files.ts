import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

const TEXT = /\.(?:js|css|json|svg)$/;
/** Smaller files are sent as they are. */
const MIN_BYTES = 1024;

/** Vite plugin that writes a Brotli copy (`.br`) beside each text file for browsers. The server sends it instead. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
        await Promise.all(
          files.map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (source.length < MIN_BYTES) return;
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await compress(source) });
          }),
        );
      },
    },
  };
}
