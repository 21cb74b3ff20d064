import type { Handlers } from '#server/core/api/handler.ts';
import { resource } from '#server/resources/register.ts';
import { payments } from './payments.table.ts';

export const paymentsResource = resource('payments', { table: payments });

export const paymentsHandlers = { ...paymentsResource.handlers } as const satisfies Partial<Handlers>;
