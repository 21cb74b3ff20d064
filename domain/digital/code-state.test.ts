import { expect, it } from 'vitest';
import { codeState } from './code-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const fresh = { revoked_at: null, expires_at: null, used: 0, uses: 2 };

it('is what counts most', () => {
  expect(codeState(fresh, now)).toBe('unused');
  expect(codeState({ ...fresh, used: 1, expires_at: new Date(now.getTime() + 1) }, now)).toBe('used');
  expect(codeState({ ...fresh, expires_at: now }, now)).toBe('expired');
  expect(codeState({ ...fresh, used: 2, expires_at: now }, now)).toBe('used_up');
  expect(codeState({ ...fresh, used: 2, revoked_at: now }, now)).toBe('revoked');
});
