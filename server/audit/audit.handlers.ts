import type { Handlers } from '#server/api/handler.ts';
import { auditEntries } from '#server/audit/audit.table.ts';
import { resource } from '#server/resource/register.ts';

export const auditHandlers = resource('audit', { table: auditEntries }) satisfies Partial<Handlers>;
