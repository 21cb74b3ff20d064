import type { Handlers } from '#server/core/api/handler.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { payments } from './payments.table.ts';

export const paymentsResource = defineResource('payments', { table: payments });

export const paymentsHandlers = { ...paymentsResource.handlers } as const satisfies Partial<Handlers>;
