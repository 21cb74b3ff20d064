/** Families of covers, by name. */
import type { Family } from '../cover-context.ts';
import { drawArches } from './arches.ts';
import { drawBluenote } from './bluenote.ts';
import { drawBotanical } from './botanical.ts';
import { drawBrutalist } from './brutalist.ts';
import { drawConstellation } from './constellation.ts';
import { drawContours } from './contours.ts';
import { drawCutout } from './cutout.ts';
import { drawFaceCover } from './face.ts';
import { drawFlow } from './flow.ts';
import { drawIsometric } from './isometric.ts';
import { drawLetterpress } from './letterpress.ts';
import { drawLinomoon } from './linomoon.ts';
import { drawOpart } from './opart.ts';
import { drawRidges } from './ridges.ts';
import { drawRiso } from './riso.ts';
import { drawSigil } from './sigil.ts';
import { drawStripes } from './stripes.ts';
import { drawSuns } from './suns.ts';
import { drawSwiss } from './swiss.ts';
import { drawTruchet } from './truchet.ts';
import { drawVessels } from './vessels.ts';
import { drawWaveform } from './waveform.ts';
import { drawWoven } from './woven.ts';

export const FAMILIES = {
  arches: drawArches,
  bluenote: drawBluenote,
  botanical: drawBotanical,
  brutalist: drawBrutalist,
  constellation: drawConstellation,
  contours: drawContours,
  cutout: drawCutout,
  face: drawFaceCover,
  flow: drawFlow,
  isometric: drawIsometric,
  letterpress: drawLetterpress,
  linomoon: drawLinomoon,
  opart: drawOpart,
  ridges: drawRidges,
  riso: drawRiso,
  sigil: drawSigil,
  stripes: drawStripes,
  suns: drawSuns,
  swiss: drawSwiss,
  truchet: drawTruchet,
  vessels: drawVessels,
  waveform: drawWaveform,
  woven: drawWoven,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
