import type { Tone } from '#admin/ui/scan/tones.ts';

/** Tone by scan result or error code. */
const TONES: Readonly<Record<string, Tone>> = {
  ok: 'ok',
  last: 'done',
  refused: 'refused',
  pass_unknown: 'unknown',
  pass_used_up: 'already',
  pass_expired: 'gone',
  pass_planned: 'halt',
  pass_revoked: 'wrong',
};

export const getTone = (signal: string): Tone => TONES[signal] ?? 'unknown';
