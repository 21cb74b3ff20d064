import { expect, it } from 'vitest';
import { settings } from './settings.ts';

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
])('takes a fair share of %d bytes of memory', (memory, expected) => {
  expect(settings('/tmp/x', memory)).toMatchObject(expected);
});

it('acknowledges no commit that a power cut could take back', () => {
  expect(settings('/tmp/x')).toMatchObject({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
});

it('listens on its socket alone', () => {
  expect(settings('/tmp/x')).toMatchObject({ listen_addresses: '', unix_socket_directories: '/tmp/x' });
});
