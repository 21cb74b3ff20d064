import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { findSideLimits, type SideLimits } from '#domain/catalogue/side-minutes.ts';
import { useForms, useShopRules } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import { isRecord } from '../form-values.ts';
import type { FieldProps } from '../overrides.ts';
import { listOfferedSides, numberTracks, findNextPosition } from '../tracklist.ts';
import { VISUALLY_HIDDEN } from '../visually-hidden.ts';
import { FieldSet, toFieldSetProps } from './FieldSet.tsx';
import { SideHead } from './SideHead.tsx';
import { getParentName, useSibling } from './siblings.ts';
import { TrackRow } from './TrackRow.tsx';
import { useField } from './use-field.ts';
import { useTracks } from './use-tracks.ts';

/** Validates the list again when its sides or limits change. Separate, so that the rows do not render. */
function RecheckOnChange({ name, limits }: { name: string; limits: SideLimits | undefined }) {
  const { control, recheck } = useFormScope();
  const rows: unknown = useWatch({ control, name });
  const sides = (Array.isArray(rows) ? rows : []).map((row: unknown) => isRecord(row) && [row.side, row.duration]);
  const key = JSON.stringify([limits, sides]);
  const checkedKey = useRef(key);
  const recheckList = useEffectEvent(() => recheck(name));
  useEffect(() => {
    if (checkedKey.current === key) return;
    checkedKey.current = key;
    recheckList();
  }, [key]);
  return null;
}

/**
 * Side limits of the sibling `disc_format`, also added to the validation context. Undefined without the `sideMinutes`
 * rule.
 */
function useTrackSideLimits({ field, name }: FieldProps): SideLimits | undefined {
  const { useSideLimits = useNoSideLimits } = useShopRules();
  const { updateContext } = useFormScope();
  const format = useSibling(getParentName(name, field.name), 'disc_format');
  const hasSideRule = field.validate === 'sideMinutes';
  const table = useSideLimits(hasSideRule);
  useEffect(() => updateContext({ sideLimits: table }), [updateContext, table]);
  return hasSideRule ? findSideLimits(table, format) : undefined;
}

const useNoSideLimits = () => undefined;

/** The tracks of a record by side, sortable; each side shows its length. */
export function TracklistField(props: FieldProps) {
  const { field, name } = props;
  const { t } = useForms();
  const state = useField(props);
  const tracks = useTracks(props);
  const { rows, sides, hasSides } = tracks;
  const positions = numberTracks(sides);
  const limits = useTrackSideLimits(props);
  return (
    <FieldSet {...toFieldSetProps(state)}>
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
                position={`${side}${String(positions[index])}`}
                sides={listOfferedSides(sides)}
                disabled={field.disabled}
                canMove={(step) => findNextPosition(sides, index, step) !== undefined}
                isDragged={tracks.draggedId === id}
                onDrag={(event) => tracks.startDrag(event, id, index)}
                onMove={(step) => tracks.moveTrack(index, step)}
                onSide={() => tracks.moveToSide(index)}
                onRemove={() => {
                  tracks.removeTrack(index);
                  // the button is disabled until the list has rendered
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
      {state.error !== undefined && <RecheckOnChange name={name} limits={limits} />}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {tracks.moved && t('forms.moved', { name: tracks.moved.title, place: tracks.moved.position })}
      </Box>
    </FieldSet>
  );
}
