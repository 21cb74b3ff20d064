import { type PointerEvent, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { toRow } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { followPointer } from './follow-pointer.ts';
import { indexBySide, placesOf, stepOf } from '../tracklist.ts';

interface Moved {
  readonly title: string;
  readonly place: string;
}

/** The rows of a tracklist and everything that can be done to their order. Places on a side always follow the order. */
export function useTracks({ field, name }: FieldProps) {
  const forms = useForms();
  const { control, getValues, setValue } = useFormScope();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const items = field.items ?? [];
  const has = (member: string): boolean => items.some((item) => item.name === member);
  const watched: readonly unknown[] = useWatch({ control, name: rows.map((_, at) => `${name}.${at}.side`) });
  const textAt = (index: number, member: string): string => {
    const value: unknown = getValues(`${name}.${index}.${member}`);
    return typeof value === 'string' ? value : '';
  };
  const count = (): number => {
    const now: unknown = getValues(name);
    return Array.isArray(now) ? now.length : 0;
  };
  const sidesNow = (): string[] => Array.from({ length: count() }, (_, at) => textAt(at, 'side'));
  const write = (index: number, member: string, text: string): void => {
    if (!has(member) || textAt(index, member) === text) return;
    setValue(`${name}.${index}.${member}`, text, { shouldDirty: true });
  };
  const settle = (): void => placesOf(sidesNow()).forEach((place, index) => write(index, 'position', String(place)));
  const announce = (index: number): void => {
    const place = placesOf(sidesNow())[index];
    setMoved({ title: textAt(index, 'title'), place: `${textAt(index, 'side')}${String(place)}` });
  };

  /** Returns where the track stands afterwards. */
  const step = (index: number, by: 1 | -1): number => {
    const next = stepOf(sidesNow(), index, by);
    if (!next) return index;
    if (next.to === index) write(index, 'side', next.side);
    else move(index, next.to);
    settle();
    announce(next.to);
    return next.to;
  };
  const regroup = (index: number): void => {
    const to = indexBySide(sidesNow(), index);
    if (to !== index) move(index, to);
    settle();
    announce(to);
  };
  const drag = (event: PointerEvent<HTMLElement>, id: string, from: number): void => {
    const list = event.currentTarget.closest('ol');
    if (!list || event.button !== 0) return;
    event.preventDefault();
    setDragged(id);
    followPointer(list, { rows: '[data-track]', from, step, onEnd: () => setDragged(undefined) });
  };

  return {
    rows,
    items,
    hasSides: has('side'),
    sides: rows.map((_, at) => (typeof watched[at] === 'string' ? watched[at] : '')),
    dragged,
    moved,
    step,
    regroup,
    drag,
    add: () => {
      const side = textAt(count() - 1, 'side') || (has('side') ? 'A' : '');
      append(toRow(items, side ? { side } : {}, forms), { focusName: `${name}.${count()}.title` });
      settle();
    },
    drop: (index: number) => {
      remove(index);
      settle();
    },
  };
}
