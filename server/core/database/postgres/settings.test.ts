import { expect, it } from 'vitest';
import { createSettings } from './settings.ts';

const GIGABYTE = 1024 ** 3;

it.each([
  [
    0.5 * GIGABYTE,
    { shared_buffers: '64MB', work_mem: '4MB', maintenance_work_mem: '32MB', effective_cache_size: '256MB' },
  ],
  [
    2 * GIGABYTE,
    { shared_buffers: '256MB', work_mem: '16MB', maintenance_work_mem: '128MB', effective_cache_size: '1024MB' },
  ],
  [
    64 * GIGABYTE,
    { shared_buffers: '256MB', work_mem: '16MB', maintenance_work_mem: '256MB', effective_cache_size: '32768MB' },
  ],
])('sizes buffers for %d bytes of memory', (memory, expected) => {
  expect(createSettings('/tmp/x', memory)).toMatchObject(expected);
});

it('keeps durability settings on', () => {
  expect(createSettings('/tmp/x')).toMatchObject({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
});

it('listens on the socket only', () => {
  expect(createSettings('/tmp/x')).toMatchObject({ listen_addresses: '', unix_socket_directories: '/tmp/x' });
});
