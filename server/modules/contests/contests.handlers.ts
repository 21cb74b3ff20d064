import type { Handlers } from '#server/core/api/handler.ts';
import { contestResource } from './contests.resource.ts';
import { contestEntries } from './contests.table.ts';
import { adminCloseContest, adminDrawContest, adminExcludeEntries, adminRedrawContest } from './draw-contest.ts';
import { adminLinkDraw, downloadDraw, getDraw } from './draw-record.ts';
import { enterContest, getContest, listContests } from './enter.ts';
import { listUserContests } from './own-entries.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const contestEntriesResource = defineResource('contest-entries', { table: contestEntries });

export const contestsHandlers = {
  ...contestResource.handlers,
  ...contestEntriesResource.handlers,
  listContests,
  getContest,
  getDraw,
  enterContest,
  listUserContests,
  adminCloseContest,
  adminDrawContest,
  adminRedrawContest,
  adminExcludeEntries,
  adminLinkDraw,
  downloadDraw,
} as const satisfies Partial<Handlers>;
