import { artistPayoutIdOf } from '#domain/orders/order-number.ts';
import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '#server/api/handler.ts';
import { artistPayouts } from '#server/artist-payouts/artist-payouts.table.ts';
import {
  adminApproveArtistPayout,
  adminCancelArtistPayout,
  adminPayArtistPayout,
  adminPayArtistPayouts,
  adminRefuseArtistPayout,
  adminReturnArtistPayout,
} from '#server/artist-payouts/payout-actions.ts';
import { payoutAccountsResource, setPayoutAccount } from '#server/artist-payouts/payout-accounts.ts';
import { readParts } from '#server/artist-payouts/payout-money.ts';
import { ofShop } from '#server/artist-payouts/payout-state.ts';
import { adminCreateArtistPayout } from '#server/artist-payouts/request-payout.ts';
import { adminWriteTransfers, downloadTransfers } from '#server/artist-payouts/transfers.ts';
import { cancelPayout, listUserPayouts, requestOwnPayout } from '#server/artist-payouts/user-payouts.ts';
import { balances } from '#server/earnings/earnings.table.ts';
import { resource } from '#server/resource/register.ts';

export const artistPayoutsHandlers = {
  ...resource('artist_payouts', {
    table: artistPayouts,
    computed: ofShop('artist_payouts'),
    find: (text) => eq(artistPayouts.id, artistPayoutIdOf(text) ?? 0),
    one: async (row, _call, db) => ({ parts: (await readParts(db, [row])).get(row.id) ?? [] }),
  }),
  ...resource('balances', {
    table: balances,
    computed: ofShop('balances'),
    texts: { name: sql.raw('select shops.name from shops where shops.id = balances.shop_id') },
  }),
  ...payoutAccountsResource,
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
