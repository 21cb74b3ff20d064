import type { ManualOrderIssueCode } from '#generated/enums.ts';
import type { SellableItem } from '#server/modules/cart/index.ts';
import type { RequestedCopies } from './change-request.ts';

/** Added copies with their item; `stock` includes the copies that the change returns. */
export interface PlannedLine extends RequestedCopies {
  readonly row: SellableItem;
  readonly amount: number;
  readonly stock: number;
  readonly issue: ManualOrderIssueCode | null;
}
