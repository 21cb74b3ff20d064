// Public interface of the module.
export { cancelPaid } from './cancel-order.ts';
export type { BoxObstacle } from './order-extensions.ts';
export { listBoxCodes, listOpenBoxes, type SoldBox } from './sold-boxes.ts';
export { checkDelayedPayments, releaseStaleAttempts } from './checkout/stale-payments.ts';
export { paymentUpdates } from './checkout/payment-updates.ts';
export { checkClaim, expireClaims } from './claims.ts';
export { disputedOrder } from './disputed-order.ts';
export { toAddressColumns, selectSentAddress } from './sent-addresses.ts';
export { mailParcels, renderConfirmations } from './letters/order-mails.ts';
export { LINE_SHARES } from './line-shares.ts';
export type { DraftLine } from './manual-orders/draft-line.ts';
export { writeDraftLines } from './manual-orders/draft-lines.ts';
export { expireOffers } from './manual-orders/expire-offers.ts';
export { manualOrdersHandlers } from './manual-orders/manual-orders.handlers.ts';
export { manualOrdersResource } from './manual-orders/manual-orders.resource.ts';
export { manualOrderLines, manualOrders } from './manual-orders/manual-orders.table.ts';
export { isLinkValid, createOfferToken, createPayUrl, parseOfferToken } from './manual-orders/offer-link.ts';
export { findPlacedDraft, isOfferBeingPaid, lockDraftPayment, readSellable } from './manual-orders/place-draft.ts';
export { toDraftSums, priceDraft } from './manual-orders/price-draft.ts';
export { getDraftCustomerName, nextVersion } from './manual-orders/save-draft.ts';
export { checkOrderAction, moveOrder, movePartsTo, readParts, type ShopOrderRow } from './move-order.ts';
export { applyChange } from './order-changes/apply-change.ts';
export { describeContent } from './order-changes/describe-content.ts';
export { expireChanges } from './order-changes/expire-changes.ts';
export { toChangeLines, planChange } from './order-changes/plan-change.ts';
export { orderConditions } from './order-conditions.ts';
export type { CorrectedDocuments, Correction, InvoiceLineRow, OrderDocuments } from './order-documents.ts';
export { ordersHandlers, ordersResource } from './orders.handlers.ts';
export { type ChangeLineRow, orderChanges } from './order-changes.table.ts';
export { type AccountingReview, type OrderRow, orders } from './orders.table.ts';
export { shipmentLines, shipments } from './shipments.table.ts';
export { orderLines, shopOrders } from './shop-orders.table.ts';
export { selectOriginSource } from './origin-source.ts';
export {
  updateTransporters,
  type OpenLine,
  readOpenLines,
  getParcel,
  type ParcelRow,
  sendParcels,
  cancelParcel,
  listWaitingParcels,
  writeParcels,
} from './parcels.ts';
export { ordersPersonalData } from './personal-data.ts';
export { placeOrder } from './place-order.ts';
export { isPreorder } from './plan-order.ts';
export { chargePledges } from './pledges/charge-pledges.ts';
export { isCardPledged } from './pledges/is-card-pledged.ts';
export { pledges } from './pledges/pledges.table.ts';
export { readProjectPledges } from './pledges/project-pledges.ts';
export { ordersPreview } from './preview-source.ts';
export { printRuns, prints } from './prints.table.ts';
export { readProjectSales } from './project-sales.ts';
export { refundsResource } from './refunds/refunds.handlers.ts';
export { refundProjects } from './refunds/refund-project.ts';
export { finishRefunds } from './refunds/settle-refund.ts';
export type { RefundCall } from './refunds/write-refund.ts';
export { isReprintDue } from './reprint.ts';
export { settleOrder } from './settle-order.ts';
export { answerOrder, lockOrder, lockOrders } from './staff-order.ts';
