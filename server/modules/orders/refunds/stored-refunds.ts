/** Stored answer of an idempotent call: the ids of the refunds that it wrote. */
interface StoredRefunds {
  refund_ids: number[];
}

export const isStoredRefunds = (value: object): value is StoredRefunds =>
  'refund_ids' in value && Array.isArray(value.refund_ids);
