import type { Handlers } from '#server/core/api/handler.ts';
import { auditEntries } from './audit.table.ts';
import { resource } from '../register.ts';

export const auditResource = resource('audit', { table: auditEntries });

export const auditHandlers = auditResource.handlers satisfies Partial<Handlers>;
