import { expect, it } from 'vitest';
import { getPassState } from './pass-state.ts';

const now = new Date('2026-11-23T10:00:00Z');
const pass = { revoked_at: null, valid_from: now, valid_until: null, used: 3, uses: null };

it('is valid from its first day to its last day or use', () => {
  expect(getPassState(pass, now)).toBe('valid');
  expect(getPassState({ ...pass, uses: 4 }, now)).toBe('valid');
  expect(getPassState({ ...pass, uses: 3 }, now)).toBe('used_up');
  expect(getPassState({ ...pass, valid_from: new Date(now.getTime() + 1) }, now)).toBe('planned');
  expect(getPassState({ ...pass, uses: 3, valid_until: now }, now)).toBe('expired');
  expect(getPassState({ ...pass, valid_until: now, revoked_at: now }, now)).toBe('revoked');
});
