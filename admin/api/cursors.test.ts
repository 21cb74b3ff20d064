import { describe, expect, it } from 'vitest';
import { Cursors } from './cursors.ts';

const url = (start: number, end: number, filter = '{}') =>
  `/api/admin/orders?${new URLSearchParams({ filter, range: `[${start},${end}]`, sort: '["id","ASC"]' })}`;

describe('cursors of a list', () => {
  it('adds the cursor of the previous response to the next page', () => {
    const cursors = new Cursors();
    cursors.store(url(0, 24), 'abc');
    expect(cursors.apply(url(25, 49))).toBe(`${url(25, 49)}&cursor=abc`);
  });

  it('adds no cursor to an unknown offset', () => {
    const cursors = new Cursors();
    cursors.store(url(0, 24), 'abc');
    expect(cursors.apply(url(50, 74))).toBe(url(50, 74));
  });

  it('separates lists by filter', () => {
    const cursors = new Cursors();
    cursors.store(url(0, 24), 'abc');
    expect(cursors.apply(url(25, 49, '{"status":"paid"}'))).toBe(url(25, 49, '{"status":"paid"}'));
  });

  it('resets when the first page is read again', () => {
    const cursors = new Cursors();
    cursors.store(url(0, 24), 'abc');
    cursors.store(url(0, 24), null);
    expect(cursors.apply(url(25, 49))).toBe(url(25, 49));
  });
});
