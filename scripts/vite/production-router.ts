import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Entry points of React Router that browsers load, and their files in a build without development warnings. */
const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Vite plugin that gives browsers React Router's production files. The package brings them, but its exports name the
 * development ones alone.
 */
export function productionRouter(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (FILES[id] ? join(root, 'dist/production', FILES[id]) : undefined),
  };
}
