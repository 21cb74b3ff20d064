import type { Tone } from '#admin/ui/scan/tones.ts';

/** What a scan of a pass, or the code of its refusal, is. */
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

export const toneOf = (signal: string): Tone => TONES[signal] ?? 'unknown';
