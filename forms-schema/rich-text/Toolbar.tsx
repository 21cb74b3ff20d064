import Link from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FocusEvent, Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useForms } from '../context.tsx';
import { BLOCKS, HISTORY, MARKS } from './toolbar-items.tsx';

interface Props {
  editor: Editor | null;
  /** Id of the formatted text. */
  controls: string;
  /** Accessible name of the text. */
  label: string;
  disabled: boolean;
  isLinkOpen: boolean;
  onLink: () => void;
}

/** The formatting toolbar: a single tab stop, arrow keys move between buttons. */
export function Toolbar({ editor, controls, label, disabled, isLinkOpen, onLink }: Props) {
  const { t } = useForms();
  const [current, setCurrent] = useState('bold');
  const state = useEditorState({ editor, selector: ({ editor: now }) => now && getToolbarState(now) });
  const button = (name: string, icon: ReactNode, keys: string, onClick: () => void, more: object) => (
    <IconButton
      key={name}
      size="small"
      data-tool={name}
      tabIndex={name === current ? 0 : -1}
      aria-label={t(`forms.mark_${name}`)}
      title={`${t(`forms.mark_${name}`)} (${keys})`}
      disabled={disabled}
      // keeps the selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      sx={BUTTON}
      {...more}
    >
      {icon}
    </IconButton>
  );
  const groups = [MARKS, BLOCKS, HISTORY].map((items) =>
    items.map(({ name, icon, keys, run, isOn, can }) => {
      const isAble = !can || (state?.able.includes(name) ?? false);
      const act = () => void (editor && isAble && run(editor.chain().focus()).run());
      return button(name, icon, keys, act, {
        ...(isOn && { 'aria-pressed': state?.on.includes(name) ?? false }),
        // aria-disabled keeps the focus
        ...(can && { 'aria-disabled': !isAble }),
      });
    }),
  );
  const link = button('link', <Link fontSize="small" />, 'Ctrl+K', onLink, {
    'aria-pressed': state?.on.includes('link') ?? false,
    'aria-expanded': isLinkOpen,
  });
  groups[0]?.push(link);
  return (
    <Box
      role="toolbar"
      aria-label={t('forms.marks', { name: label })}
      aria-controls={controls}
      onKeyDown={moveFocus}
      onFocus={(event: FocusEvent<HTMLElement>) => setCurrent(event.target.dataset.tool ?? current)}
      sx={BAR}
    >
      {groups.map((buttons, place) => (
        <Fragment key={place}>
          {place > 0 && (
            <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.5, display: { xs: 'none', sm: 'block' } }} />
          )}
          {buttons}
        </Fragment>
      ))}
    </Box>
  );
}

function getToolbarState(editor: Editor): { on: string[]; able: string[] } {
  const items = [...MARKS, ...BLOCKS, ...HISTORY];
  return {
    on: [
      ...items.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
      ...(editor.isActive('link') ? ['link'] : []),
    ],
    able: items.filter(({ can }) => can?.(editor)).map(({ name }) => name),
  };
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  px: 1,
  pt: 1.25,
  pb: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const BUTTON = {
  borderRadius: 1,
  minWidth: 36,
  minHeight: 36,
  color: 'text.secondary',
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' },
  '&[aria-disabled=true]': { opacity: 0.4 },
} as const;
