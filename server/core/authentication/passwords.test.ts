import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('verifies only the hashed password', async () => {
  const hash = await hashPassword('seventh-side-b');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('seventh-side-b', hash)).toBe(true);
  expect(await verifyPassword('seventh-side-B', hash)).toBe(false);
});

it('hashes with a random salt', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('returns false for an invalid hash', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('x', '$argon2i$v=19$m=19456,t=2,p=1$YQ$YQ')).toBe(false);
});

it('verifies a hash of another implementation', async () => {
  // made by the reference implementation: argon2 somesalt -id -t 2 -k 256 -p 1 -l 32, password "password"
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', hash)).toBe(true);
});
