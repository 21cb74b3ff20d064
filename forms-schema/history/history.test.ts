import { describe, expect, it } from 'vitest';
import { History } from './history.ts';

describe('the history of a form', () => {
  it('merges typing without a pause', () => {
    const history = new History({ name: '' });
    history.record('name', 'S', 0);
    history.record('name', 'Sa', 200);
    history.record('name', 'Salt', 900);
    history.record('name', 'Salt & Signal', 5000);
    expect(history.undo()).toEqual({ name: 'name', before: 'Salt', after: 'Salt & Signal' });
    expect(history.undo()).toEqual({ name: 'name', before: '', after: 'Salt' });
    expect([history.undo(), history.canUndo, history.canRedo]).toEqual([undefined, false, true]);
  });

  it('allows redo until another change', () => {
    const history = new History({ name: '', price: '' });
    history.record('name', 'Salt', 0);
    history.record('price', '12', 10);
    history.undo();
    expect(history.redo()).toEqual({ name: 'price', before: '', after: '12' });
    history.undo();
    history.record('name', 'Signal', 20);
    expect([history.canRedo, history.redo()]).toEqual([false, undefined]);
  });

  it('copies lists', () => {
    const rows = [{ name: 'Black LP' }, { name: 'Red LP' }];
    const history = new History({ items: rows });
    history.record('items', [rows[1], rows[0]], 0);
    history.record('items.0.name', 'Crimson LP', 10);
    rows[1] = { name: 'changed elsewhere' };
    expect(history.undo()).toEqual({ name: 'items.0.name', before: 'Red LP', after: 'Crimson LP' });
    expect(history.undo()?.before).toEqual([{ name: 'Black LP' }, { name: 'Red LP' }]);
  });

  it('ignores unchanged values', () => {
    const history = new History({ genres: [7, 12], 'customer->city': '' });
    history.record('genres', [7, 12], 0);
    expect(history.canUndo).toBe(false);
  });

  it('keeps files by reference', () => {
    const file = new File(['x'], 'cover.png');
    const history = new History({ cover: [] });
    history.record('cover', [file], 0);
    history.undo();
    expect((history.redo()?.after as File[])[0]).toBe(file);
  });

  it('drops the oldest changes', () => {
    const history = new History({ name: '' });
    for (let step = 1; step <= 250; step += 1) history.record('name', String(step), step * 2000);
    let undoCount = 0;
    while (history.undo()) undoCount += 1;
    expect(undoCount).toBe(200);
  });
});
