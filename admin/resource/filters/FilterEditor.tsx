import type { FieldDefinition } from '#generated/definitions.ts';
import { useForms } from '#forms-schema/context.tsx';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Condition, Operator } from '#admin/api/filters.ts';
import { toInputs, getValueFields, parseInputs } from './value-form.ts';
import { focusFirst } from '#admin/ui/focus-first.ts';

interface Props {
  field: FieldDefinition;
  operators: readonly Operator[];
  condition?: Condition;
  anchor: HTMLElement;
  /** Called with the condition; undefined when its inputs are empty. */
  onApply: (condition: Condition | undefined) => void;
  onClose: () => void;
}

/** Editor of a condition: the operator, and the value in an input of the field. */
export function FilterEditor({ field, operators, condition, anchor, onApply, onClose }: Props) {
  const t = useTranslate();
  const { timeZone } = useForms();
  const titleId = useId();
  const formId = useId();
  const [operator, setOperator] = useState<Operator>(condition?.operator ?? operators[0] ?? 'eq');
  const choices = operators.includes(operator) ? operators : [operator, ...operators];
  const [valueInputs, setValueInputs] = useState(() => getValueFields(field, operator));
  const choose = (selected: Operator) => {
    setOperator(selected);
    setValueInputs(getValueFields(field, selected));
  };
  const apply = (inputs: Record<string, unknown>) => {
    const value = parseInputs(field, operator, inputs, timeZone);
    onApply(value === undefined ? undefined : { field: field.name, operator, value });
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId },
        transition: {
          onEntered: () => focusFirst(document.getElementById(formId)),
        },
      }}
    >
      <Stack sx={{ p: 2, gap: 2, width: 320 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {t(field.label)}
        </Typography>
        {choices.length > 1 && (
          <TextField
            select
            label={t('list.operator')}
            value={operator}
            onChange={(event) => choose(event.target.value as Operator)}
          >
            {choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {t(`operators.${choice}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <SchemaForm
          key={operator}
          id={formId}
          definitions={valueInputs}
          values={toInputs(field, condition?.operator === operator ? condition : undefined, timeZone)}
          submitOnEnter
          onSubmit={apply}
        >
          <Stack direction="row" sx={{ gap: 1, mt: 2, justifyContent: 'flex-end' }}>
            {condition && <Button onClick={() => onApply(undefined)}>{t('list.remove_filter')}</Button>}
            <SubmitButton>{t('list.apply')}</SubmitButton>
          </Stack>
        </SchemaForm>
      </Stack>
    </Popover>
  );
}
