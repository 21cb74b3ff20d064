import type { Handlers } from '#server/core/api/handler.ts';
import { auditEntries } from './audit.table.ts';
import { resource } from '../register.ts';

export const auditHandlers = resource('audit', { table: auditEntries }) satisfies Partial<Handlers>;
