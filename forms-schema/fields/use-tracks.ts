import { type PointerEvent, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { toRow } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { followPointer } from './follow-pointer.ts';
import { findIndexBySide, numberTracks, findNextPosition } from '../tracklist.ts';

interface MovedTrack {
  readonly title: string;
  /** Side and number, such as "A1". */
  readonly position: string;
}

/** Rows of a tracklist and functions that change them. Positions follow the order. */
export function useTracks({ field, name }: FieldProps) {
  const forms = useForms();
  const { control, getValues, setValue } = useFormScope();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const [draggedId, setDraggedId] = useState<string>();
  const [moved, setMoved] = useState<MovedTrack>();
  const items = field.items ?? [];
  const hasMember = (member: string): boolean => items.some((item) => item.name === member);
  const sideValues: readonly unknown[] = useWatch({ control, name: rows.map((_, index) => `${name}.${index}.side`) });
  const getText = (index: number, member: string): string => {
    const value: unknown = getValues(`${name}.${index}.${member}`);
    return typeof value === 'string' ? value : '';
  };
  const countRows = (): number => {
    const values: unknown = getValues(name);
    return Array.isArray(values) ? values.length : 0;
  };
  const getSides = (): string[] => Array.from({ length: countRows() }, (_, index) => getText(index, 'side'));
  const setText = (index: number, member: string, text: string): void => {
    if (!hasMember(member) || getText(index, member) === text) return;
    setValue(`${name}.${index}.${member}`, text, { shouldDirty: true });
  };
  const updatePositions = (): void =>
    numberTracks(getSides()).forEach((number, index) => setText(index, 'position', String(number)));
  const announce = (index: number): void => {
    const number = numberTracks(getSides())[index];
    setMoved({ title: getText(index, 'title'), position: `${getText(index, 'side')}${String(number)}` });
  };

  /** Returns the new index of the track. */
  const moveTrack = (index: number, step: 1 | -1): number => {
    const next = findNextPosition(getSides(), index, step);
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
    setDraggedId(id);
    followPointer(list, { rows: '[data-track]', from, moveRow: moveTrack, onEnd: () => setDraggedId(undefined) });
  };

  return {
    rows,
    items,
    hasSides: hasMember('side'),
    sides: rows.map((_, index) => (typeof sideValues[index] === 'string' ? sideValues[index] : '')),
    draggedId,
    moved,
    moveTrack,
    moveToSide,
    startDrag,
    add: () => {
      const side = getText(countRows() - 1, 'side') || (hasMember('side') ? 'A' : '');
      append(toRow(items, side ? { side } : {}, forms), { focusName: `${name}.${countRows()}.title` });
      updatePositions();
    },
    removeTrack: (index: number) => {
      remove(index);
      updatePositions();
    },
  };
}
