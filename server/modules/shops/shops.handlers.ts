import type { Handlers } from '#server/core/api/handler.ts';
import { adminEditShopLook, adminPublishLook } from './look-actions.ts';
import { looksResource } from './looks.resource.ts';
import { shopsResource } from './shops.resource.ts';

export const shopsHandlers = {
  ...shopsResource.handlers,
  ...looksResource.handlers,
  adminEditShopLook,
  adminPublishLook,
} as const satisfies Partial<Handlers>;
