/** The families of sleeve drawing, by name. */
import type { Family } from '../cover-context.ts';
import { arches } from './arches.ts';
import { bluenote } from './bluenote.ts';
import { botanical } from './botanical.ts';
import { brutalist } from './brutalist.ts';
import { constellation } from './constellation.ts';
import { contours } from './contours.ts';
import { cutout } from './cutout.ts';
import { face } from './face.ts';
import { flow } from './flow.ts';
import { isometric } from './isometric.ts';
import { letterpress } from './letterpress.ts';
import { linomoon } from './linomoon.ts';
import { opart } from './opart.ts';
import { ridges } from './ridges.ts';
import { riso } from './riso.ts';
import { sigil } from './sigil.ts';
import { stripes } from './stripes.ts';
import { suns } from './suns.ts';
import { swiss } from './swiss.ts';
import { truchet } from './truchet.ts';
import { vessels } from './vessels.ts';
import { waveform } from './waveform.ts';
import { woven } from './woven.ts';

export const FAMILIES = {
  arches,
  bluenote,
  botanical,
  brutalist,
  constellation,
  contours,
  cutout,
  face,
  flow,
  isometric,
  letterpress,
  linomoon,
  opart,
  ridges,
  riso,
  sigil,
  stripes,
  suns,
  swiss,
  truchet,
  vessels,
  waveform,
  woven,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
