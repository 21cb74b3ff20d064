import { expect, it } from 'vitest';
import { isSignatureValid, sign } from './signatures.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

it('refuses another last character, even one that decodes to the same bytes', () => {
  for (const text of ['1.1700000000', '2.1700000000', 'c3.1700000000.disc.zip']) {
    const signature = sign('a secret', text);
    const accepted = [...LETTERS].filter((last) => isSignatureValid('a secret', text, signature.slice(0, -1) + last));
    expect(accepted).toEqual([signature.at(-1)]);
  }
});

it('refuses another secret, another text, and a longer or shorter signature', () => {
  const signature = sign('a secret', '1.1700000000');
  expect(isSignatureValid('a secret', '1.1700000000', signature)).toBe(true);
  expect(isSignatureValid('another', '1.1700000000', signature)).toBe(false);
  expect(isSignatureValid('a secret', '1.1700000001', signature)).toBe(false);
  for (const other of ['', signature.slice(1), `${signature}=`, `${signature}A`]) {
    expect(isSignatureValid('a secret', '1.1700000000', other)).toBe(false);
  }
});
