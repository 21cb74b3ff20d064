import type { Handlers } from '#server/api/handler.ts';
import { challengeResource } from '#server/challenges/challenges.resource.ts';
import { challengeEntries } from '#server/challenges/challenges.table.ts';
import {
  adminCloseChallenge,
  adminDrawChallenge,
  adminExcludeEntries,
  adminRedrawChallenge,
} from '#server/challenges/draw-challenge.ts';
import { adminLinkDraw, downloadDraw } from '#server/challenges/draw-record.ts';
import { enterChallenge, getChallenge } from '#server/challenges/enter.ts';
import { resource } from '#server/resource/register.ts';

export const challengesHandlers = {
  ...challengeResource,
  ...resource('challenge-entries', { table: challengeEntries }),
  getChallenge,
  enterChallenge,
  adminCloseChallenge,
  adminDrawChallenge,
  adminRedrawChallenge,
  adminExcludeEntries,
  adminLinkDraw,
  downloadDraw,
} as const satisfies Partial<Handlers>;
