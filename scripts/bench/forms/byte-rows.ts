import { buildBundle } from './build.ts';
import type { JudgedRow } from './judged.ts';

const LIMIT = 32;

/** Schema validators, which must not be in the bundle: the rule table replaces them. */
const SCHEMA_CHECKERS = /\/node_modules\/(ajv|@cfworker|jsonschema|is-my-json-valid|@hyperjump|zod|yup)\//;

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB gz`;

/** Measures the gzipped bytes that the engine adds to a page of the same widgets. */
export async function measureBytes(): Promise<JudgedRow[]> {
  const widgets = await buildBundle('widgets');
  const engine = await buildBundle('engine');
  const checkers = engine.modules.filter((module) => SCHEMA_CHECKERS.test(module));
  if (checkers.length > 0) throw new Error(`The browser's bundle has a schema validator: ${checkers.join(', ')}.`);
  const [ours, reference] = [(await buildBundle('page-ours')).gzip, (await buildBundle('page-reference')).gzip];
  const buildRow = (what: string, gzip: number, limit?: number): JudgedRow => ({
    what,
    ours: formatKilobytes(gzip - widgets.gzip),
    reference: `${formatKilobytes(widgets.gzip)} without`,
    ratio: '-',
    aim: limit === undefined ? '' : `<= ${limit} kB`,
    isBroken: limit !== undefined && gzip - widgets.gzip > limit * 1000,
  });
  return [
    buildRow('JavaScript on top of React and the same MUI widgets', engine.gzip, LIMIT),
    buildRow('of that react-hook-form', (await buildBundle('react-hook-form')).gzip),
    {
      what: 'JavaScript of a page with the form of 50 fields',
      ours: formatKilobytes(ours),
      reference: formatKilobytes(reference),
      ratio: `${Math.round((ours / reference) * 100)} %`,
      aim: '',
      isBroken: false,
    },
  ];
}
