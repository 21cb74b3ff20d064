import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Redo from '@mui/icons-material/Redo';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactElement } from 'react';

/** A toolbar button. */
interface Item {
  /** Translation key after `forms.mark_`. */
  readonly name: string;
  readonly icon: ReactElement;
  /** Shortcut, as displayed. */
  readonly keys: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the selection has the format; absent for commands. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

export const MARKS: readonly Item[] = [
  {
    name: 'bold',
    icon: <FormatBold fontSize="small" />,
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: <FormatItalic fontSize="small" />,
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
];

export const BLOCKS: readonly Item[] = [
  {
    name: 'heading',
    icon: <Title fontSize="small" />,
    keys: 'Ctrl+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: <TextFields fontSize="small" />,
    keys: 'Ctrl+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'list',
    icon: <FormatListBulleted fontSize="small" />,
    keys: 'Ctrl+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbered_list',
    icon: <FormatListNumbered fontSize="small" />,
    keys: 'Ctrl+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: <FormatQuote fontSize="small" />,
    keys: 'Ctrl+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const HISTORY: readonly Item[] = [
  {
    name: 'undo',
    icon: <Undo fontSize="small" />,
    keys: 'Ctrl+Z',
    run: (chain) => chain.undo(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: <Redo fontSize="small" />,
    keys: 'Ctrl+Shift+Z',
    run: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
];
