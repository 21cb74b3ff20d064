import { describe, expect, it } from 'vitest';
import { History } from './history.ts';

describe('the history of a form', () => {
  it('takes typing without a pause as one step', () => {
    const history = new History({ name: '' });
    history.note('name', 'S', 0);
    history.note('name', 'Sa', 200);
    history.note('name', 'Salt', 900);
    history.note('name', 'Salt & Signal', 5000);
    expect(history.undo()).toEqual({ name: 'name', before: 'Salt', after: 'Salt & Signal' });
    expect(history.undo()).toEqual({ name: 'name', before: '', after: 'Salt' });
    expect([history.undo(), history.canUndo, history.canRedo]).toEqual([undefined, false, true]);
  });

  it('goes forth again until something else is typed', () => {
    const history = new History({ name: '', price: '' });
    history.note('name', 'Salt', 0);
    history.note('price', '12', 10);
    history.undo();
    expect(history.redo()).toEqual({ name: 'price', before: '', after: '12' });
    history.undo();
    history.note('name', 'Signal', 20);
    expect([history.canRedo, history.redo()]).toEqual([false, undefined]);
  });

  it('keeps lists as they were, whatever becomes of them later', () => {
    const rows = [{ name: 'Black LP' }, { name: 'Red LP' }];
    const history = new History({ items: rows });
    history.note('items', [rows[1], rows[0]], 0);
    history.note('items.0.name', 'Crimson LP', 10);
    rows[1] = { name: 'changed elsewhere' };
    expect(history.undo()).toEqual({ name: 'items.0.name', before: 'Red LP', after: 'Crimson LP' });
    expect(history.undo()?.before).toEqual([{ name: 'Black LP' }, { name: 'Red LP' }]);
  });

  it('knows that setting what is there already is no step', () => {
    const history = new History({ genres: [7, 12], 'customer->city': '' });
    history.note('genres', [7, 12], 0);
    expect(history.canUndo).toBe(false);
  });

  it('keeps files as they are', () => {
    const file = new File(['x'], 'cover.png');
    const history = new History({ cover: [] });
    history.note('cover', [file], 0);
    history.undo();
    expect((history.redo()?.after as File[])[0]).toBe(file);
  });

  it('forgets the oldest steps', () => {
    const history = new History({ name: '' });
    for (let step = 1; step <= 250; step += 1) history.note('name', String(step), step * 2000);
    let undone = 0;
    while (history.undo()) undone += 1;
    expect(undone).toBe(200);
  });
});
