import type { ManualOrderIssueCode } from '#generated/enums.ts';
import type { SellableItem } from '#server/modules/cart/index.ts';
import type { RequestedCopies } from './change-request.ts';

/** Added copies with their item and the stock after the change's own returns. */
export interface PlannedLine extends RequestedCopies {
  readonly row: SellableItem;
  readonly amount: number;
  readonly stock: number;
  readonly issue: ManualOrderIssueCode | null;
}
