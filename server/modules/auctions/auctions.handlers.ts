import { parseLotNumber } from '#domain/orders/order-number.ts';
import { fromMinor } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { lotBids, type LotRow, lots } from './auctions.table.ts';
import { adminCancelLot, adminOfferLotToNext, adminOpenLot, adminWithdrawBid } from './lot-actions.ts';
import { placeBid } from './place-bid.ts';
import { getLot, listLots } from './public-lots.ts';
import { listUserLots } from './user-lots.ts';
import { defineResource } from '#server/resources/define-resource.ts';

/** Fields of an open lot that may change, because bids do not depend on them. */
const EDITABLE_WHEN_OPEN: readonly string[] = ['title', 'description', 'picture'];

function checkReserve({ reserve, start_price, currency }: LotRow): void {
  if (reserve !== null && reserve < start_price)
    throw invalid([{ path: 'reserve', code: 'input_min', params: { min: fromMinor(start_price, currency) } }]);
}

export const lotsResource = defineResource('lots', {
  table: lots,
  find: (text) => eq(lots.id, parseLotNumber(text) ?? 0),
  hooks: {
    beforeCreate: (_values, { user, context }) => ({ created_by: user?.id, created_at: context.now() }),
    beforeUpdate: (values, { status }) => {
      const isDescriptionOnly = Object.keys(values).every((name) => EDITABLE_WHEN_OPEN.includes(name));
      if (status !== 'draft' && !(status === 'open' && isDescriptionOnly)) throw problem(409, 'lot_is_fixed');
    },
    afterChange: ({ after }) => {
      if (after) checkReserve(after);
    },
    beforeDelete: ({ status }) => {
      if (status !== 'draft') throw problem(409, 'lot_is_fixed');
    },
  },
});

export const bidsResource = defineResource('bids', { table: lotBids });

export const auctionsHandlers = {
  ...lotsResource.handlers,
  ...bidsResource.handlers,
  adminOpenLot,
  adminCancelLot,
  adminOfferLotToNext,
  adminWithdrawBid,
  listLots,
  getLot,
  placeBid,
  listUserLots,
} as const satisfies Partial<Handlers>;
