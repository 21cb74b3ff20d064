import { eq, or, sql } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { clientParts } from './client-parts.ts';
import { adminGetClientTimeline } from './client-timeline.ts';
import { adminSignInAsClient, clients } from '#server/modules/accounts/index.ts';
import { adminEraseClient, adminPreviewErasure } from './erasure.ts';
import { adminExportClient } from './export-client.ts';
import { adminMergeClients } from './merge.ts';
import { adminListTwins, adminTellClientsApart } from './duplicate-customers.ts';
import { refreshClients } from './refresh-clients.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const clientResource = defineResource('client', {
  table: clients,
  find: (text) =>
    or(eq(clients.email, normaliseEmail(text)), eq(clients.id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)) ??
    sql`false`,
  details: clientParts,
  searchDistance: (text) => {
    const words = sql`immutable_unaccent(lower(${text.trim()}))`;
    const name = sql`immutable_unaccent(lower(${clients.name}))`;
    return sql`case when ${clients.email} = ${normaliseEmail(text)} or ${name} = ${words} then 0
      when starts_with(${name}, ${words}) or starts_with(${clients.email}, ${words}) then 1 else 2 end`;
  },
});

export const clientsHandlers = {
  // applies pending changes of accounts and orders
  adminListClients: async (call) => {
    await refreshClients(call.context.db);
    return clientResource.handlers.adminListClients(call);
  },
  adminGetClient: async (call) => {
    await refreshClients(call.context.db);
    return clientResource.handlers.adminGetClient(call);
  },
  adminGetClientTimeline,
  adminSignInAsClient,
  adminExportClient,
  adminPreviewErasure,
  adminEraseClient,
  adminListTwins,
  adminMergeClients,
  adminTellClientsApart,
} as const satisfies Partial<Handlers>;
