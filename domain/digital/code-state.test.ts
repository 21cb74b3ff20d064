import { expect, it } from 'vitest';
import { getCodeState } from './code-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const fresh = { revoked_at: null, expires_at: null, used: 0, uses: 2 };

it('is the first that applies', () => {
  expect(getCodeState(fresh, now)).toBe('unused');
  expect(getCodeState({ ...fresh, used: 1, expires_at: new Date(now.getTime() + 1) }, now)).toBe('used');
  expect(getCodeState({ ...fresh, expires_at: now }, now)).toBe('expired');
  expect(getCodeState({ ...fresh, used: 2, expires_at: now }, now)).toBe('used_up');
  expect(getCodeState({ ...fresh, used: 2, revoked_at: now }, now)).toBe('revoked');
});
