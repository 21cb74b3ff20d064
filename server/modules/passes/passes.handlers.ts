import type { Handlers } from '#server/core/api/handler.ts';
import { normaliseCode, groupLetters } from '#domain/readable-codes.ts';
import { eq, or, sql } from 'drizzle-orm';
import { adminMailPass, adminMailPasses, adminRevokePass, adminRevokePasses } from './change-pass.ts';
import { adminIssuePasses } from './issue-passes.ts';
import { drawPass, listUserPasses } from './own-passes.ts';
import { passes, passTypes, passUses } from './passes.table.ts';
import { adminScanPass, adminTakeBackUse } from './scan-pass.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** SQL of `getPassState`. */
const STATE = sql.raw(`case when revoked_at is not null then 'revoked' when valid_until <= now() then 'expired'
  when used >= uses then 'used_up' when valid_from > now() then 'planned' else 'valid' end`);

export const passResource = defineResource('pass', {
  table: passes,
  texts: { state: STATE },
  find: (text) =>
    or(
      eq(passes.code, groupLetters(normaliseCode(text))),
      eq(passes.id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0),
    ) ?? sql`false`,
});

export const passTypesResource = defineResource('pass-types', {
  table: passTypes,
  computed: { passes_count: sql.raw('select count(*)::int from passes p where p.type_id = pass_types.id') },
});

export const passUsesResource = defineResource('pass-uses', { table: passUses });

export const passesHandlers = {
  ...passResource.handlers,
  ...passTypesResource.handlers,
  ...passUsesResource.handlers,
  adminIssuePasses,
  adminScanPass,
  adminTakeBackUse,
  adminMailPass,
  adminMailPasses,
  adminRevokePass,
  adminRevokePasses,
  listUserPasses,
  drawPass,
} as const satisfies Partial<Handlers>;
