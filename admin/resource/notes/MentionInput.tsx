import type { Colleague } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mentionAt, suggested } from './mention-text.ts';

interface Props {
  label: string;
  value: string;
  colleagues: readonly Colleague[];
  autoFocus?: boolean;
  disabled?: boolean;
  onChange: (text: string) => void;
  /** Ctrl or ⌘ with Enter. */
  onSubmit: () => void;
  onEscape?: () => void;
}

/** A text in which an @ offers colleagues: arrows choose, Enter or Tab takes, Escape closes. */
export function MentionInput({ label, value, colleagues, onChange, onSubmit, onEscape, ...look }: Props) {
  const t = useTranslate();
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const mention = mentionAt(value, caret);
  const options = mention && mention.from !== closedAt ? suggested(colleagues, mention.typed) : [];
  const chosen = Math.min(at, options.length - 1);

  const take = (colleague: Colleague) => {
    if (!mention) return;
    const before = `${value.slice(0, mention.from)}@${colleague.name} `;
    onChange(before + value.slice(caret));
    setCaret(before.length);
    setAt(0);
    // once the new text stands in it
    requestAnimationFrame(() => input.current?.setSelectionRange(before.length, before.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[chosen];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (option && step !== 0) setAt((chosen + step + options.length) % options.length);
    else if (option && (event.key === 'Enter' || event.key === 'Tab')) take(option);
    else if (option && event.key === 'Escape') setClosedAt(mention?.from);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    else if (event.key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box>
      <TextField
        {...look}
        label={label}
        value={value}
        ref={setAnchor}
        inputRef={input}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        size="small"
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart ?? target.value.length);
          setAt(0);
        }}
        onSelect={({ currentTarget }) => {
          const area = currentTarget.querySelector('textarea');
          if (area) setCaret(area.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosedAt(mention?.from)}
        slotProps={{
          htmlInput: {
            maxLength: 4000,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': options.length > 0 ? listId : undefined,
            'aria-activedescendant': options.length > 0 ? `${listId}-${chosen}` : undefined,
          },
        }}
      />
      <Box role="status" sx={UNSEEN}>
        {options.length > 0 && t('notes.suggestions', { count: options.length })}
      </Box>
      <SuggestionList id={listId} {...{ anchor, options, chosen }} onTake={take} />
    </Box>
  );
}

interface SuggestionProps {
  id: string;
  anchor: HTMLElement | null;
  options: readonly Colleague[];
  /** Index of the option that Enter takes. */
  chosen: number;
  onTake: (colleague: Colleague) => void;
}

function SuggestionList({ id, anchor, options, chosen, onTake }: SuggestionProps) {
  const t = useTranslate();
  return (
    <Popper open={options.length > 0} anchorEl={anchor} placement="bottom-start" disablePortal sx={{ zIndex: 1300 }}>
      <Paper
        component="ul"
        elevation={6}
        role="listbox"
        id={id}
        aria-label={t('notes.colleagues')}
        sx={{ m: 0, p: 0, py: 0.5, minWidth: 200, listStyle: 'none' }}
      >
        {options.map((colleague, place) => (
          <ListItemButton
            component="li"
            key={colleague.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            selected={place === chosen}
            dense
            tabIndex={-1}
            // the text keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(colleague)}
          >
            {colleague.name}
          </ListItemButton>
        ))}
      </Paper>
    </Popper>
  );
}

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
