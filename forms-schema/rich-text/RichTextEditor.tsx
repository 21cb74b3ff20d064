import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type HTMLAttributes, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForms } from '../context.tsx';
import { FieldNotes } from '../fields/FieldNotes.tsx';
import { WRAPPING_LABEL } from '../fields/field-styles.ts';
import { useField } from '../fields/use-field.ts';
import { useInput } from '../fields/use-input.ts';
import type { FieldProps } from '../overrides.ts';
import { countCharacters } from '../predicates.ts';
import { EXTENSIONS, mapPastedHeadings } from './extensions.ts';
import { LinkRow } from './LinkRow.tsx';
import { PROSE } from './prose.ts';
import { Toolbar } from './Toolbar.tsx';

/** Returns the editor's HTML; '' when empty. */
const getHtml = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** A WYSIWYG editor for rich text with headings, lists, links, bold and italic. */
export function RichTextEditor({ field, name }: FieldProps) {
  const state = useField({ field, name });
  const [rawValue, change] = useInput(name);
  const value = typeof rawValue === 'string' ? rawValue : '';
  const [isLinkOpen, setLinkOpen] = useState(false);
  const disabled = field.disabled === true;
  const labelId = `${state.id}-label`;
  const countId = `${state.id}-count`;
  // no character count while disabled
  const max = disabled ? undefined : field.maxLength;
  const describedBy = [state.aria['aria-describedby'], max !== undefined && countId].filter(Boolean).join(' ');
  const editor = useHtmlEditor({
    value,
    onChange: change,
    disabled,
    attributes: {
      id: state.id,
      role: 'textbox',
      dir: 'auto',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-invalid': String(state.error !== undefined),
      ...(state.required && { 'aria-required': 'true' }),
      ...(describedBy !== '' && { 'aria-describedby': describedBy }),
      ...(disabled && { 'aria-disabled': 'true' }),
    },
    onLink: () => setLinkOpen(true),
  });
  const isWrong = state.error !== undefined;
  return (
    <FormControl fullWidth required={state.required} disabled={disabled}>
      <InputLabel
        component="div"
        id={labelId}
        shrink
        error={isWrong}
        sx={WRAPPING_LABEL}
        onClick={() => editor?.commands.focus()}
      >
        {state.label}
      </InputLabel>
      <input type="hidden" name={name} value={value} disabled={disabled} />
      <OutlinedInput
        label={state.label}
        error={isWrong}
        notched
        fullWidth
        multiline
        value={value}
        inputComponent={EditorElement}
        inputProps={{ editor }}
        startAdornment={
          <>
            <Toolbar
              editor={editor}
              controls={state.id}
              label={state.label}
              disabled={disabled}
              isLinkOpen={isLinkOpen}
              onLink={() => setLinkOpen(!isLinkOpen)}
            />
            {isLinkOpen && editor && <LinkRow editor={editor} onClose={() => setLinkOpen(false)} />}
          </>
        }
        sx={BOX}
      />
      {(state.error || state.help || max !== undefined) && (
        <FormHelperText error={isWrong} component="div">
          <FieldNotes {...state} />
          {max !== undefined && <CharacterCount id={countId} count={countCharacters(value)} max={max} />}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Number of characters used and allowed. */
function CharacterCount({ id, count, max }: { id: string; count: number; max: number }) {
  const { t, locale } = useForms();
  return (
    <span id={id}>
      {t('forms.characters', { count, number: count.toLocaleString(locale), max: max.toLocaleString(locale) })}
    </span>
  );
}

interface HtmlEditorOptions {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** Called on Ctrl+K and Cmd+K. */
  onLink: () => void;
}

/** A Tiptap editor of the HTML `value`; a new `value` replaces its content without calling `onChange`. */
function useHtmlEditor({ value, onChange, disabled, attributes, onLink }: HtmlEditorOptions): Editor | null {
  // the editor's serialisation, which may differ from the form's value
  const serialized = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !disabled,
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
          return false;
        onLink();
        return true;
      },
      transformPastedHTML: mapPastedHeadings,
    },
    onUpdate: ({ editor: updatedEditor }) => {
      serialized.current = getHtml(updatedEditor);
      onChange(serialized.current);
    },
  });
  const replaceContent = useEffectEvent((next: string) => {
    if (!editor || next === serialized.current) return;
    serialized.current = next;
    editor.commands.setContent(next, { emitUpdate: false });
  });
  useEffect(() => replaceContent(value), [value]);
  useEffect(() => void editor?.setEditable(!disabled, false), [editor, disabled]);
  return editor;
}

/** The editable element in place of MUI's input; passes on focus events only. */
function EditorElement({ editor, className, ...others }: InputBaseComponentProps) {
  const { onFocus, onBlur } = others as HTMLAttributes<HTMLDivElement>;
  return <EditorContent editor={editor as Editor | null} className={className} onFocus={onFocus} onBlur={onBlur} />;
}

const BOX = {
  flexDirection: 'column',
  alignItems: 'stretch',
  p: 0,
  '& .tiptap': {
    ...PROSE,
    minHeight: '6em',
    maxHeight: '60vh',
    overflowY: 'auto',
    p: 1.75,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    lineHeight: 1.5,
  },
  '& .MuiInputBase-input': { height: 'auto', overflow: 'visible' },
} as const;
