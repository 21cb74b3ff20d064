import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Server settings, passed on start. Durability settings (fsync, synchronous_commit, full_page_writes) stay on.
 * @param memory bytes the machine (or its container) has
 */
export function settings(socketFolder: string, memory = machineMemory()): Record<string, string> {
  const share = (part: number, most: number) => `${Math.floor(Math.min(memory / part / MEGABYTE, most))}MB`;
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: share(8, 256),
    effective_cache_size: share(2, 1_000_000),
    maintenance_work_mem: share(16, 256),
    work_mem: share(128, 16),
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

function machineMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
