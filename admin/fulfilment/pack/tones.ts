import type { Tone } from '#admin/ui/scan/tones.ts';

/** Tone by signal of the packing station or error code. */
const TONES: Readonly<Record<string, Tone>> = {
  ok: 'ok',
  counted: 'ok',
  undone: 'ok',
  dismissed: 'ok',
  line_done: 'done',
  complete: 'complete',
  wrong_item: 'wrong',
  other_order: 'wrong',
  too_many: 'many',
  refused: 'refused',
  pack_already_packed: 'already',
  pack_already_sent: 'gone',
  claimed_by_colleague: 'taken',
  pack_taken_over: 'taken',
  pack_cancelled: 'halt',
  pack_paused: 'halt',
  pack_not_paid: 'halt',
};

export const getTone = (signal: string): Tone => TONES[signal] ?? 'unknown';
