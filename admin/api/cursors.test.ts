import { describe, expect, it } from 'vitest';
import { Cursors } from './cursors.ts';

const url = (start: number, end: number, filter = '{}') =>
  `/api/admin/orders?${new URLSearchParams({ filter, range: `[${start},${end}]`, sort: '["id","ASC"]' })}`;

describe('cursors of a list', () => {
  it('gives the next page the cursor its predecessor answered with', () => {
    const cursors = new Cursors();
    cursors.note(url(0, 24), 'abc');
    expect(cursors.apply(url(25, 49))).toBe(`${url(25, 49)}&cursor=abc`);
  });

  it('leaves an offset nobody has walked to alone', () => {
    const cursors = new Cursors();
    cursors.note(url(0, 24), 'abc');
    expect(cursors.apply(url(50, 74))).toBe(url(50, 74));
  });

  it('keeps lists with other filters apart', () => {
    const cursors = new Cursors();
    cursors.note(url(0, 24), 'abc');
    expect(cursors.apply(url(25, 49, '{"status":"paid"}'))).toBe(url(25, 49, '{"status":"paid"}'));
  });

  it('forgets its walk when the first page is read again', () => {
    const cursors = new Cursors();
    cursors.note(url(0, 24), 'abc');
    cursors.note(url(0, 24), null);
    expect(cursors.apply(url(25, 49))).toBe(url(25, 49));
  });
});
