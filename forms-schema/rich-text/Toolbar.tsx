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
  const state = useEditorState({ editor, selector: (snapshot) => snapshot.editor && getToolbarState(snapshot.editor) });
  const button = (name: string, icon: ReactNode, keys: string, onClick: () => void, attributes: object) => (
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
      {...attributes}
    >
      {icon}
    </IconButton>
  );
  const groups = [MARKS, BLOCKS, HISTORY].map((items) =>
    items.map(({ name, icon, keys, run, isOn, can }) => {
      const isEnabled = !can || (state?.enabledNames.includes(name) ?? false);
      const handleClick = () => void (editor && isEnabled && run(editor.chain().focus()).run());
      return button(name, icon, keys, handleClick, {
        ...(isOn && { 'aria-pressed': state?.activeNames.includes(name) ?? false }),
        // aria-disabled keeps the focus
        ...(can && { 'aria-disabled': !isEnabled }),
      });
    }),
  );
  const link = button('link', <Link fontSize="small" />, 'Ctrl+K', onLink, {
    'aria-pressed': state?.activeNames.includes('link') ?? false,
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
      {groups.map((buttons, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.5, display: { xs: 'none', sm: 'block' } }} />
          )}
          {buttons}
        </Fragment>
      ))}
    </Box>
  );
}

function getToolbarState(editor: Editor): { activeNames: string[]; enabledNames: string[] } {
  const items = [...MARKS, ...BLOCKS, ...HISTORY];
  return {
    activeNames: [
      ...items.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
      ...(editor.isActive('link') ? ['link'] : []),
    ],
    enabledNames: items.filter(({ can }) => can?.(editor)).map(({ name }) => name),
  };
}

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const current = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || current < 0) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, current + step))]?.focus();
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
