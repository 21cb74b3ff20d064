import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { replaceNonce } from './page-policy.ts';

const NONCE = 'q8+f/A==';
const POLICY = `default-src 'self';script-src 'self' 'nonce-${NONCE}';style-src 'self' 'nonce-${NONCE}';object-src 'none'`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the scripts and styles with the nonce by their hashes', () => {
  const { html, policy } = replaceNonce(
    `<style nonce="${NONCE}">a{}</style><script nonce="${NONCE}">run()</script><script type="module" async nonce="${NONCE}">\nimport "/a.js"</script>`,
    POLICY,
    NONCE,
  );
  expect(html).toBe(
    '<style nonce="">a{}</style><script nonce="">run()</script><script type="module" async nonce="">\nimport "/a.js"</script>',
  );
  expect(policy.split(';')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('run()')} ${hash('\nimport "/a.js"')}`,
    `style-src 'self' ${hash('')} ${hash('a{}')}`,
    "object-src 'none'",
  ]);
});

it('allows neither scripts without the nonce nor those with another', () => {
  const { policy } = replaceNonce(
    '<p><script>steal()</script><script nonce="guess">steal()</script><script type="application/ld+json">{}</script>',
    POLICY,
    NONCE,
  );
  expect(policy).toContain("script-src 'self' ;");
});

it('is the same for every nonce', () => {
  const render = (nonce: string) =>
    replaceNonce(`<script nonce="${nonce}">run()</script>`, POLICY.replaceAll(NONCE, nonce), nonce);
  expect(render('b')).toEqual(render('a'));
});
