import type { Handlers } from '#server/core/api/handler.ts';
import { auditEntries } from './audit.table.ts';
import { defineResource } from '../define-resource.ts';

export const auditResource = defineResource('audit', { table: auditEntries });

export const auditHandlers = auditResource.handlers satisfies Partial<Handlers>;
