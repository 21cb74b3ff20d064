import { eq, or, sql } from 'drizzle-orm';
import { normalEmail } from '#server/accounts/emails.ts';
import type { Handlers } from '#server/api/handler.ts';
import { clientParts } from '#server/clients/client-parts.ts';
import { adminGetClientTimeline } from '#server/clients/client-timeline.ts';
import { clients } from '#server/clients/clients.table.ts';
import { adminEraseClient, adminPreviewErasure } from '#server/clients/erasure.ts';
import { adminExportClient } from '#server/clients/export-client.ts';
import { adminMergeClients } from '#server/clients/merge.ts';
import { adminListTwins, adminTellClientsApart } from '#server/clients/twins.ts';
import { refreshClients } from '#server/clients/refresh-clients.ts';
import { adminSignInAsClient } from '#server/impersonation/impersonate.ts';
import { resource } from '#server/resource/register.ts';

const clientResource = resource('client', {
  table: clients,
  find: (text) =>
    or(eq(clients.email, normalEmail(text)), eq(clients.id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)) ??
    sql`false`,
  one: clientParts,
  nearness: (text) => {
    const words = sql`immutable_unaccent(lower(${text.trim()}))`;
    const name = sql`immutable_unaccent(lower(${clients.name}))`;
    return sql`case when ${clients.email} = ${normalEmail(text)} or ${name} = ${words} then 0
      when starts_with(${name}, ${words}) or starts_with(${clients.email}, ${words}) then 1 else 2 end`;
  },
});

export const clientsHandlers = {
  // what accounts and orders said until this moment is in the list
  adminListClients: async (call) => {
    await refreshClients(call.context.db);
    return clientResource.adminListClients(call);
  },
  adminGetClient: async (call) => {
    await refreshClients(call.context.db);
    return clientResource.adminGetClient(call);
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
