import { bundleOf } from './build.ts';
import type { Judged } from './judged.ts';

const LIMIT = 32;

/** Libraries that check against JSON Schema or schemas of their own in a browser; the rule table does that here. */
const SCHEMA_CHECKERS = /\/node_modules\/(ajv|@cfworker|jsonschema|is-my-json-valid|@hyperjump|zod|yup)\//;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB gz`;

/** gzip bytes of a page with a form of the engine over the page of the same widgets without it, and what they are of. */
export async function byteRows(): Promise<Judged[]> {
  const widgets = await bundleOf('widgets');
  const engine = await bundleOf('engine');
  const checkers = engine.modules.filter((module) => SCHEMA_CHECKERS.test(module));
  if (checkers.length > 0) throw new Error(`The browser's bundle has a schema validator: ${checkers.join(', ')}.`);
  const [ours, reference] = [(await bundleOf('page-ours')).gzip, (await bundleOf('page-reference')).gzip];
  const row = (what: string, gzip: number, limit?: number): Judged => ({
    what,
    ours: kilobytes(gzip - widgets.gzip),
    reference: `${kilobytes(widgets.gzip)} without`,
    ratio: '-',
    aim: limit === undefined ? '' : `<= ${limit} kB`,
    isBroken: limit !== undefined && gzip - widgets.gzip > limit * 1000,
  });
  return [
    row('JavaScript on top of React and the same MUI widgets', engine.gzip, LIMIT),
    row('of that react-hook-form', (await bundleOf('react-hook-form')).gzip),
    {
      what: 'JavaScript of a page with the form of 50 fields',
      ours: kilobytes(ours),
      reference: kilobytes(reference),
      ratio: `${Math.round((ours / reference) * 100)} %`,
      aim: '',
      isBroken: false,
    },
  ];
}
