import { parseArtistPayoutNumber } from '#domain/orders/order-number.ts';
import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { artistPayouts } from './artist-payouts.table.ts';
import {
  adminApproveArtistPayout,
  adminCancelArtistPayout,
  adminPayArtistPayout,
  adminPayArtistPayouts,
  adminRefuseArtistPayout,
  adminReturnArtistPayout,
} from './payout-actions.ts';
import { payoutAccountsResource, setPayoutAccount } from './payout-accounts.ts';
import { readParts } from './payout-money.ts';
import { selectShopColumns } from './payout-state.ts';
import { adminCreateArtistPayout } from './request-payout.ts';
import { adminWriteTransfers, downloadTransfers } from './transfers.ts';
import { cancelPayout, listUserPayouts, requestOwnPayout } from './user-payouts.ts';
import { balances } from './earnings.table.ts';
import { projectStatementHandlers } from './project-statement.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const artistPayoutsResource = defineResource('artist-payouts', {
  table: artistPayouts,
  computed: selectShopColumns('artist_payouts'),
  find: (text) => eq(artistPayouts.id, parseArtistPayoutNumber(text) ?? 0),
  details: async (row, _call, db) => ({ parts: (await readParts(db, [row])).get(row.id) ?? [] }),
});

export const balancesResource = defineResource('balances', {
  table: balances,
  computed: selectShopColumns('balances'),
  texts: { name: sql.raw('select shops.name from shops where shops.id = balances.shop_id') },
});

export const artistPayoutsHandlers = {
  ...artistPayoutsResource.handlers,
  ...balancesResource.handlers,
  ...payoutAccountsResource.handlers,
  ...projectStatementHandlers,
  adminCreateArtistPayout,
  adminApproveArtistPayout,
  adminRefuseArtistPayout,
  adminCancelArtistPayout,
  adminPayArtistPayout,
  adminPayArtistPayouts,
  adminReturnArtistPayout,
  adminWriteTransfers,
  downloadTransfers,
  listUserPayouts,
  requestPayout: requestOwnPayout,
  cancelPayout,
  setPayoutAccount,
} as const satisfies Partial<Handlers>;
