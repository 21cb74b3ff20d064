import { expect, it } from 'vitest';
import { readErrorWords } from './error-words.ts';

it.each<[string, unknown, object]>([
  [
    'problem+json with codes',
    {
      type: 'about:blank',
      title: 'Unprocessable',
      code: 'invalid',
      detail: 'Look again.',
      errors: [{ path: 'a.b', code: 'input_max', params: { max: 3 } }],
    },
    { code: 'invalid', text: 'Look again.', fields: [{ path: 'a.b', code: 'input_max', params: { max: 3 } }] },
  ],
  ['problem+json without detail', { type: 'about:blank', title: 'Not found', status: 404 }, { text: 'Not found' }],
  [
    'invalid-params',
    { title: 'Bad', 'invalid-params': [{ name: 'age', reason: 'must be positive' }] },
    { text: 'must be positive', fields: [{ path: 'age', code: 'invalid', text: 'must be positive' }] },
  ],
  [
    'an envelope',
    { error: { code: 'card_declined', message: 'No money.', param: 'card' } },
    { code: 'card_declined', text: 'No money.' },
  ],
  [
    'a code and a sentence',
    { error: 'invalid_grant', error_description: 'The code expired.' },
    { code: 'invalid_grant', text: 'The code expired.' },
  ],
  ['a number as code', { code: 42, message: 'Gone.' }, { code: '42', text: 'Gone.' }],
  [
    'resource, field and code',
    { message: 'Validation Failed', errors: [{ resource: 'Issue', field: 'title', code: 'missing_field' }] },
    { text: 'Validation Failed', fields: [{ path: 'title', code: 'missing_field' }] },
  ],
  [
    'loc and msg',
    { detail: [{ loc: ['body', 'items', 0, 'name'], msg: 'Field required', type: 'missing' }] },
    { text: 'Field required', fields: [{ path: 'items.0.name', code: 'missing', text: 'Field required' }] },
  ],
  [
    'pointers',
    { errors: [{ source: { pointer: '/data/name' }, detail: 'Too long.', code: 'too_long' }] },
    { text: 'Too long.', fields: [{ path: 'data.name', code: 'too_long', text: 'Too long.' }] },
  ],
  [
    'reasons by name',
    { message: 'Invalid.', errors: { email: ['is taken', 'is odd'] } },
    {
      text: 'Invalid.',
      fields: [
        { path: 'email', code: 'invalid', text: 'is taken' },
        { path: 'email', code: 'invalid', text: 'is odd' },
      ],
    },
  ],
  ['messages alone', { errors: [{ message: 'Something broke.' }] }, { text: 'Something broke.', fields: [] }],
  ['a line of text', 'Rate limit exceeded', { text: 'Rate limit exceeded', fields: [] }],
])('reads %s', (_, body, words) => {
  expect(readErrorWords(body)).toEqual({ fields: [], ...words });
});

it.each([undefined, null, 7, [], {}, '', '<h1>Bad gateway</h1>', 'x'.repeat(1000)])('finds nothing in %j', (body) => {
  expect(readErrorWords(body)).toEqual({ fields: [] });
});
