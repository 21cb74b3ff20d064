import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { sideLimits, type SideLimits } from '#domain/catalogue/side-minutes.ts';
import { useForms, useRules } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { isRecord } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { offeredSides, placesOf, stepOf } from '../tracklist.ts';
import { UNSEEN } from '../unseen.ts';
import { FieldSet, fieldSetOf } from './FieldSet.tsx';
import { SideHead } from './SideHead.tsx';
import { parentOf, useSibling } from './siblings.ts';
import { TrackRow } from './TrackRow.tsx';
import { useField } from './use-field.ts';
import { useTracks } from './use-tracks.ts';

/** Looks again at what was said of the whole list once its sides or limits are others. Apart, so that the rows need not render. */
function Rejudge({ name, limits }: { name: string; limits: SideLimits | undefined }) {
  const { control, recheck } = useFormScope();
  const rows: unknown = useWatch({ control, name });
  const sides = (Array.isArray(rows) ? rows : []).map((row: unknown) => isRecord(row) && [row.side, row.duration]);
  const now = JSON.stringify([limits, sides]);
  const judged = useRef(now);
  const judge = useEffectEvent(() => recheck(name));
  useEffect(() => {
    if (judged.current === now) return;
    judged.current = now;
    judge();
  }, [now]);
  return null;
}

/** How long a side may be on the discs that are said beside the tracks; the form learns it too. Undefined where it is not asked for. */
function useSideLimitsOf({ field, name }: FieldProps): SideLimits | undefined {
  const { useSideLimits = notKnown } = useRules();
  const { learn } = useFormScope();
  const format = useSibling(parentOf(name, field.name), 'disc_format');
  const isJudged = field.validate === 'sideMinutes';
  const table = useSideLimits(isJudged);
  useEffect(() => learn({ sideLimits: table }), [learn, table]);
  return isJudged ? sideLimits(table, format) : undefined;
}

const notKnown = () => undefined;

/** The tracks of a record by its sides, dragged or moved into order; each side tells how long it is. */
export function TracklistField(props: FieldProps) {
  const { field, name } = props;
  const { t } = useForms();
  const state = useField(props);
  const tracks = useTracks(props);
  const { rows, sides, hasSides } = tracks;
  const places = placesOf(sides);
  const limits = useSideLimitsOf(props);
  return (
    <FieldSet {...fieldSetOf(state)}>
      <Stack component="ol" sx={{ gap: 1, p: 0, m: 0, mb: 1.5, listStyle: 'none' }}>
        {rows.map(({ id }, index) => {
          const side = sides[index] ?? '';
          return (
            <Fragment key={id}>
              {(index === 0 || sides[index - 1] !== side) && (
                <SideHead name={name} side={side} limits={hasSides ? limits : undefined} />
              )}
              <TrackRow
                items={tracks.items}
                name={`${name}.${index}`}
                number={index + 1}
                place={`${side}${String(places[index])}`}
                sides={offeredSides(sides)}
                disabled={field.disabled}
                canMove={(by) => stepOf(sides, index, by) !== undefined}
                isDragged={tracks.dragged === id}
                onDrag={(event) => tracks.drag(event, id, index)}
                onMove={(by) => tracks.step(index, by)}
                onSide={() => tracks.regroup(index)}
                onRemove={() => {
                  tracks.drop(index);
                  // a full list lets nothing be added until it is drawn again
                  requestAnimationFrame(() => document.getElementById(`${state.id}-add`)?.focus());
                }}
              />
            </Fragment>
          );
        })}
      </Stack>
      <Button
        id={`${state.id}-add`}
        aria-describedby={state.aria['aria-describedby']}
        startIcon={<Add />}
        variant="outlined"
        disabled={field.disabled || (field.maxItems !== undefined && rows.length >= field.maxItems)}
        onClick={tracks.add}
      >
        {t('forms.add_track')}
      </Button>
      {state.error !== undefined && <Rejudge name={name} limits={limits} />}
      <Box role="status" sx={UNSEEN}>
        {tracks.moved && t('forms.moved', { name: tracks.moved.title, place: tracks.moved.place })}
      </Box>
    </FieldSet>
  );
}
