import { type PointerEvent, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { toRow } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { followPointer } from './follow-pointer.ts';
import { findIndexBySide, numberTracks, findNextPosition } from '../tracklist.ts';

interface Moved {
  readonly title: string;
  readonly place: string;
}

/** Rows of a tracklist and functions that change them. Positions follow the order. */
export function useTracks({ field, name }: FieldProps) {
  const forms = useForms();
  const { control, getValues, setValue } = useFormScope();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const items = field.items ?? [];
  const has = (member: string): boolean => items.some((item) => item.name === member);
  const watched: readonly unknown[] = useWatch({ control, name: rows.map((_, at) => `${name}.${at}.side`) });
  const getText = (index: number, member: string): string => {
    const value: unknown = getValues(`${name}.${index}.${member}`);
    return typeof value === 'string' ? value : '';
  };
  const countRows = (): number => {
    const now: unknown = getValues(name);
    return Array.isArray(now) ? now.length : 0;
  };
  const getSides = (): string[] => Array.from({ length: countRows() }, (_, at) => getText(at, 'side'));
  const setText = (index: number, member: string, text: string): void => {
    if (!has(member) || getText(index, member) === text) return;
    setValue(`${name}.${index}.${member}`, text, { shouldDirty: true });
  };
  const updatePositions = (): void =>
    numberTracks(getSides()).forEach((place, index) => setText(index, 'position', String(place)));
  const announce = (index: number): void => {
    const place = numberTracks(getSides())[index];
    setMoved({ title: getText(index, 'title'), place: `${getText(index, 'side')}${String(place)}` });
  };

  /** Returns the new index of the track. */
  const moveTrack = (index: number, by: 1 | -1): number => {
    const next = findNextPosition(getSides(), index, by);
    if (!next) return index;
    if (next.to === index) setText(index, 'side', next.side);
    else move(index, next.to);
    updatePositions();
    announce(next.to);
    return next.to;
  };
  const moveToSide = (index: number): void => {
    const to = findIndexBySide(getSides(), index);
    if (to !== index) move(index, to);
    updatePositions();
    announce(to);
  };
  const startDrag = (event: PointerEvent<HTMLElement>, id: string, from: number): void => {
    const list = event.currentTarget.closest('ol');
    if (!list || event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
    followPointer(list, { rows: '[data-track]', from, step: moveTrack, onEnd: () => setDragged(undefined) });
  };

  return {
    rows,
    items,
    hasSides: has('side'),
    sides: rows.map((_, at) => (typeof watched[at] === 'string' ? watched[at] : '')),
    dragged,
    moved,
    step: moveTrack,
    regroup: moveToSide,
    drag: startDrag,
    add: () => {
      const side = getText(countRows() - 1, 'side') || (has('side') ? 'A' : '');
      append(toRow(items, side ? { side } : {}, forms), { focusName: `${name}.${countRows()}.title` });
      updatePositions();
    },
    removeTrack: (index: number) => {
      remove(index);
      updatePositions();
    },
  };
}
