import { bundleOf } from './build.ts';
import type { Judged } from './judged.ts';

const LIMIT = 22;

/** Libraries that check against JSON Schema in a browser; the rule table does that here. */
const SCHEMA_CHECKERS = /\/node_modules\/(ajv|@cfworker|jsonschema|is-my-json-valid|hyperjump|@hyperjump|zod|yup)\//;

/** gzip bytes of a page with a form of the engine, beside the page of the same widgets without it. */
export async function byteRow(): Promise<Judged> {
  const widgets = await bundleOf('widgets');
  const engine = await bundleOf('engine');
  const checkers = engine.modules.filter((module) => SCHEMA_CHECKERS.test(module));
  if (checkers.length > 0) throw new Error(`A schema checker is in the browser's bundle: ${checkers.join(', ')}`);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const more = engine.gzip - widgets.gzip;
  return {
    what: 'JavaScript on top of React and the same MUI widgets, react-hook-form included',
    ours: `${kilobytes(more)} kB gz`,
    reference: `${kilobytes(widgets.gzip)} kB gz without`,
    ratio: '-',
    aim: `<= ${LIMIT} kB`,
    isBroken: more > LIMIT * 1000,
  };
}
