/** The advisory lock that a backup holds; who removes files that records named takes it shared, or leaves it for another day. */
export const BACKUP_LOCK = 7_203_115;
