import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Creates the server settings. Durability settings (fsync, synchronous_commit, full_page_writes) stay on.
 * @param memory memory of the machine or container in bytes
 */
export function createSettings(socketFolder: string, memory = getMachineMemory()): Record<string, string> {
  const formatShare = (part: number, maxMegabytes: number) =>
    `${Math.floor(Math.min(memory / part / MEGABYTE, maxMegabytes))}MB`;
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: formatShare(8, 256),
    effective_cache_size: formatShare(2, 1_000_000),
    maintenance_work_mem: formatShare(16, 256),
    work_mem: formatShare(128, 16),
    max_connections: '100',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    // for SSDs
    random_page_cost: '1.1',
    // JIT pays off only for queries that take seconds
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
  };
}

function getMachineMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
