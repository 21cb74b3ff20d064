/**
 * The shop's advisory locks by purpose, the same in every process. Each purpose has a number of its own: two that shared one
 * would wait for each other. Locks with a name or an owner use the form with `hashtext`.
 */
export const AdvisoryLock = {
  /** One process at a time migrates. */
  migrate: 7_203_114,
  /** A backup holds it; who removes files that records named takes it shared, or leaves them for another day. */
  backup: 7_203_115,
  /** One process at a time works off the notes of changed sales. */
  sales: 7_203_116,
  /** The same for the notes of changed customers. */
  clients: 7_203_117,
  /** The same for the notes of changed earnings. */
  earnings: 7_203_118,
  /** One process at a time loads the demo shop. */
  demo: 7_203_119,
} as const;
