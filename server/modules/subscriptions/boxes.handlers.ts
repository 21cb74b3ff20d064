import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { boxCodeResource } from './box-codes.ts';
import { readBoxInvoice } from './box-invoice.ts';
import { boxMonthResource } from './box-months.resource.ts';
import { listBoxRecords } from './box-records.ts';
import { boxPeriodResource } from './box-periods.resource.ts';
import { adminGetBoxTimeline } from './box-timeline.ts';
import { boxResource } from './boxes.resource.ts';
import { boxPlans, boxSponsors } from '#server/modules/pricing/index.ts';
import * as box from './change-box.ts';
import * as period from './change-period.ts';
import * as choice from './choose-records.ts';
import * as userBoxes from './own-boxes.ts';
import { adminRunBoxMonth, adminStopBoxMonth } from './run-month.ts';
import { listBoxOffers, listUserGifts } from './gifts.ts';
import { getUserSponsor } from './sponsor-code.ts';
import * as purchase from './take-out-box.ts';
import { createDatedRowHooks, selectRateState } from '#server/resources/dated-rows.ts';
import { defineResource } from '#server/resources/define-resource.ts';

const selectReferredCount = (condition: string) =>
  sql.raw(`select count(*)::int from boxes b where b.sponsor_id = box_sponsors.user_id ${condition}`);

export const boxPlansResource = defineResource('box-plans', {
  table: boxPlans,
  texts: { state: selectRateState('box_plans', 'valid_from', ['type', 'periodicity', 'currency']) },
  hooks: createDatedRowHooks('valid_from'),
});

export const boxSponsorsResource = defineResource('box-sponsors', {
  table: boxSponsors,
  computed: {
    brought: selectReferredCount(''),
    rewarded: selectReferredCount('and b.sponsor_rewarded_at is not null'),
  },
});

export const boxesHandlers = {
  ...boxResource.handlers,
  ...boxMonthResource.handlers,
  ...boxPeriodResource.handlers,
  ...boxCodeResource.handlers,
  ...boxPlansResource.handlers,
  ...boxSponsorsResource.handlers,
  listUserBoxes: userBoxes.listUserBoxes,
  getUserBox: userBoxes.getUserBox,
  changeUserBox: userBoxes.changeUserBox,
  setBoxAddress: userBoxes.setBoxAddress,
  cancelUserBox: userBoxes.cancelUserBox,
  takeOutBox: purchase.takeOutBox,
  setBoxCard: purchase.setBoxCard,
  checkBoxCode: purchase.checkBoxCode,
  redeemBoxCode: purchase.redeemBoxCode,
  getUserSponsor,
  listBoxOffers,
  listBoxRecords,
  readBoxInvoice,
  listUserGifts,
  adminGetBoxTimeline,
  adminRunBoxMonth,
  adminStopBoxMonth,
  adminPauseBox: box.adminPauseBox,
  adminPauseBoxes: box.adminPauseBoxes,
  adminResumeBox: box.adminResumeBox,
  adminResumeBoxes: box.adminResumeBoxes,
  adminExtendBox: box.adminExtendBox,
  adminExtendBoxes: box.adminExtendBoxes,
  adminSkipBox: box.adminSkipBox,
  adminChangeBox: box.adminChangeBox,
  adminRedeemBoxCode: box.adminRedeemBoxCode,
  adminCancelBox: box.adminCancelBox,
  adminChooseBoxRecord: period.adminChooseBoxRecord,
  adminChooseBoxRecords: period.adminChooseBoxRecords,
  adminSkipBoxPeriod: period.adminSkipBoxPeriod,
  adminSkipBoxPeriods: period.adminSkipBoxPeriods,
  adminPlanBoxPeriod: period.adminPlanBoxPeriod,
  adminPlanBoxPeriods: period.adminPlanBoxPeriods,
  adminRetryBoxPeriod: period.adminRetryBoxPeriod,
  adminRetryBoxPeriods: period.adminRetryBoxPeriods,
  adminGatherBoxMonth: choice.adminGatherBoxMonth,
  adminAddBoxPick: choice.adminAddBoxPick,
  adminRemoveBoxPick: choice.adminRemoveBoxPick,
  adminProposeBoxMonth: choice.adminProposeBoxMonth,
  adminClearBoxMonth: choice.adminClearBoxMonth,
} as const satisfies Partial<Handlers>;
