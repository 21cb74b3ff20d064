import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import LinkIcon from '@mui/icons-material/Link';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForms } from '../context.tsx';
import { useFormScope } from '../form-scope.ts';
import type { FieldProps } from '../overrides.ts';
import { type Mark, withMark } from '../rich-text/marks.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { TextInput } from './TextInput.tsx';

const BUTTONS = [
  { mark: 'bold', icon: <FormatBold fontSize="small" /> },
  { mark: 'italic', icon: <FormatItalic fontSize="small" /> },
  { mark: 'link', icon: <LinkIcon fontSize="small" /> },
  { mark: 'list', icon: <FormatListBulleted fontSize="small" /> },
] as const satisfies readonly { mark: Mark; icon: unknown }[];

const BY_KEY: Readonly<Record<string, Mark | undefined>> = { b: 'bold', i: 'italic', k: 'link' };

function Preview({ field, name, label }: FieldProps & { label: string }) {
  const { control } = useFormScope();
  const typed: unknown = useDeferredValue(useWatch({ control, name, exact: true }));
  return (
    <Paper variant="outlined" role="region" aria-label={label} sx={{ p: 1.5, mt: 1 }}>
      <RichText text={typeof typed === 'string' ? typed : ''} markup={field.markup} />
    </Paper>
  );
}

/** A text with bold, italic, links and lists, written as what is sent, with buttons for the marks and a look at the result. */
export function RichTextField(props: FieldProps) {
  const { field, name } = props;
  const { t } = useForms();
  const { idOf } = useFormScope();
  const [isShown, setShown] = useState(false);
  const id = idOf(name);
  const set = (mark: Mark): void => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const next = withMark({ text, start, end }, mark, field.markup ?? 'html');
    area.setRangeText(next.text, 0, text.length);
    area.setSelectionRange(next.start, next.end);
    // as if it had been typed: the form hears of it
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <Box
      onKeyDown={(event) => {
        const mark = event.ctrlKey || event.metaKey ? BY_KEY[event.key] : undefined;
        if (!mark || event.altKey || event.shiftKey) return;
        event.preventDefault();
        set(mark);
      }}
    >
      <Box
        role="group"
        aria-label={t('forms.marks', { name: t(field.label) })}
        sx={{ display: 'flex', gap: 0.5, mb: 1 }}
      >
        {BUTTONS.map(({ mark, icon }) => (
          <IconButton
            key={mark}
            aria-label={t(`forms.mark_${mark}`)}
            title={t(`forms.mark_${mark}`)}
            aria-controls={id}
            disabled={field.disabled}
            // the selection stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set(mark)}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton
          aria-label={t('forms.preview')}
          title={t('forms.preview')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          color={isShown ? 'primary' : 'default'}
          sx={{ ml: 'auto' }}
        >
          <Visibility fontSize="small" />
        </IconButton>
      </Box>
      <TextInput {...props} multiline />
      {isShown && <Preview {...props} label={t('forms.preview')} />}
    </Box>
  );
}
