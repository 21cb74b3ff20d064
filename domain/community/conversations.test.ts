import { expect, it } from 'vitest';
import { conversationIdOf, conversationReference } from './conversations.ts';

it('a reference leads back to its conversation, as it is quoted in mails too', () => {
  expect(conversationReference(41)).toBe('M-41');
  expect(['M-41', ' m-41 ', '[M-41]', 'M-', 'VS-41', '41'].map(conversationIdOf)).toEqual([
    ...[41, 41, 41],
    ...[undefined, undefined, undefined],
  ]);
});
