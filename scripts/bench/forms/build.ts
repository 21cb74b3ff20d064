import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PreviewServer, preview, type Rolldown } from 'vite';
import { ROOT } from '../../setup/root.mjs';

const HERE = import.meta.dirname;

/** Build options of the back office, with one chunk for what a page loads initially. */
const createBaseConfig = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: {
    target: 'es2023',
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
});

/** Builds the page of both forms into a folder and serves it. */
export async function serveFormsPage(outDir: string): Promise<PreviewServer> {
  const config = createBaseConfig(HERE);
  await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true } });
  return preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
}

/** Gzipped bytes of an entry with its static imports, and the modules of all its chunks. */
export interface Bundle {
  gzip: number;
  modules: readonly string[];
}

/** Builds `forms/bytes/<entry>.tsx` in memory. */
export async function buildBundle(entry: string): Promise<Bundle> {
  const config = createBaseConfig(ROOT);
  const { output } = (await build({
    ...config,
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: `${HERE}/bytes/${entry}.tsx` },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  load(chunks.find(({ isEntry }) => isEntry));
  return {
    // the level of the other measurements
    gzip: [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 6 }).length, 0),
    modules: chunks.flatMap(({ modules }) => Object.keys(modules)),
  };
}
