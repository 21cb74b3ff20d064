import type { ManualOrderIssueCode } from '#generated/enums.ts';
import type { SellableItem } from '#server/modules/cart/index.ts';
import type { Coming } from './wish.ts';

/** Copies that come, with their item and how many of it are there once the change has given back its own. */
export interface PlannedLine extends Coming {
  readonly row: SellableItem;
  readonly amount: number;
  readonly stock: number;
  readonly issue: ManualOrderIssueCode | null;
}
