import { expect, it } from 'vitest';
import { parseHolders } from './holders.ts';

it('parses pasted names and addresses', () => {
  const text = 'Léa Moreau <Lea@Example.com>\n"Ada Kühn" <ada@example.com>; bo@example.com,\nlea@example.com\n\nnobody';
  expect(parseHolders(text)).toEqual({
    holders: [
      { email: 'lea@example.com', name: 'Léa Moreau' },
      { email: 'ada@example.com', name: 'Ada Kühn' },
      { email: 'bo@example.com', name: null },
    ],
    invalid: ['nobody'],
  });
});
