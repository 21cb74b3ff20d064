import { expect, it } from 'vitest';
import { parseConversationReference, formatConversationReference } from './conversations.ts';

it('a reference is parsed to its conversation, also when quoted', () => {
  expect(formatConversationReference(41)).toBe('M-41');
  expect(['M-41', ' m-41 ', '[M-41]', 'M-', 'VS-41', '41'].map(parseConversationReference)).toEqual([
    ...[41, 41, 41],
    ...[undefined, undefined, undefined],
  ]);
});
