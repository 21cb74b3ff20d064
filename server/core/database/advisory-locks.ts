/** Keys of the advisory locks by purpose. Must be unique. Locks by name or owner use `hashtext`. */
export const AdvisoryLock = {
  /** Migration. */
  migrate: 7_203_114,
  /** Held by a backup; taken shared to remove files. */
  backup: 7_203_115,
  /** Processing of sales changes. */
  sales: 7_203_116,
  /** Processing of customer changes. */
  customers: 7_203_117,
  /** Processing of earnings changes. */
  earnings: 7_203_118,
  /** Loading of demo data. */
  demo: 7_203_119,
} as const;
