import type { Colleague } from '#generated/schemas.ts';
import { VISUALLY_HIDDEN } from '#forms-schema/visually-hidden.ts';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { findMention, suggestColleagues } from './mention-text.ts';

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

/** A text input with suggestions of colleagues after an @: arrows select, Enter or Tab inserts, Escape closes. */
export function MentionInput({ label, value, colleagues, onChange, onSubmit, onEscape, ...look }: Props) {
  const t = useTranslate();
  const listId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const mention = findMention(value, caret);
  const options = mention && mention.from !== closedAt ? suggestColleagues(colleagues, mention.typed) : [];
  const activeIndex = Math.min(selectedIndex, options.length - 1);

  const insertMention = (colleague: Colleague) => {
    if (!mention) return;
    const textBefore = `${value.slice(0, mention.from)}@${colleague.name} `;
    onChange(textBefore + value.slice(caret));
    setCaret(textBefore.length);
    setSelectedIndex(0);
    // after the new text is rendered
    requestAnimationFrame(() => input.current?.setSelectionRange(textBefore.length, textBefore.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[activeIndex];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (option && step !== 0) setSelectedIndex((activeIndex + step + options.length) % options.length);
    else if (option && (event.key === 'Enter' || event.key === 'Tab')) insertMention(option);
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
          setSelectedIndex(0);
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
            'aria-activedescendant': options.length > 0 ? `${listId}-${activeIndex}` : undefined,
          },
        }}
      />
      <Box role="status" style={VISUALLY_HIDDEN}>
        {options.length > 0 && t('notes.suggestions', { count: options.length })}
      </Box>
      <SuggestionList id={listId} {...{ anchor, options, activeIndex }} onSelect={insertMention} />
    </Box>
  );
}

interface SuggestionProps {
  id: string;
  anchor: HTMLElement | null;
  options: readonly Colleague[];
  /** Index of the option that Enter inserts. */
  activeIndex: number;
  onSelect: (colleague: Colleague) => void;
}

function SuggestionList({ id, anchor, options, activeIndex, onSelect }: SuggestionProps) {
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
            aria-selected={place === activeIndex}
            selected={place === activeIndex}
            dense
            tabIndex={-1}
            // keep the focus in the text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(colleague)}
          >
            {colleague.name}
          </ListItemButton>
        ))}
      </Paper>
    </Popper>
  );
}
