import type { Handlers } from '#server/core/api/handler.ts';
import { challengeResource } from './challenges.resource.ts';
import { challengeEntries } from './challenges.table.ts';
import {
  adminCloseChallenge,
  adminDrawChallenge,
  adminExcludeEntries,
  adminRedrawChallenge,
} from './draw-challenge.ts';
import { adminLinkDraw, downloadDraw } from './draw-record.ts';
import { enterChallenge, getChallenge } from './enter.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const challengeEntriesResource = defineResource('challenge-entries', { table: challengeEntries });

export const challengesHandlers = {
  ...challengeResource.handlers,
  ...challengeEntriesResource.handlers,
  getChallenge,
  enterChallenge,
  adminCloseChallenge,
  adminDrawChallenge,
  adminRedrawChallenge,
  adminExcludeEntries,
  adminLinkDraw,
  downloadDraw,
} as const satisfies Partial<Handlers>;
