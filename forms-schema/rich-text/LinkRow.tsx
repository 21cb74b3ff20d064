import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useForms } from '../context.tsx';
import { parseLinkAddress } from './link-address.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Sets, changes or removes the link at the selection. Without a selection the address becomes the text. */
export function LinkRow({ editor, onClose }: Props) {
  const { t } = useForms();
  const [initialHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [address, setAddress] = useState(initialHref);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = parseLinkAddress(address);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const isNewLink = editor.state.selection.empty && initialHref === '';
    (isNewLink
      ? chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
      : chain.setLink({ href })
    ).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Box
      sx={ROW}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        // Enter on a button activates it
        if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') apply();
        else close();
      }}
    >
      <TextField
        size="small"
        autoFocus
        label={t('forms.link_address')}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        error={isWrong}
        helperText={isWrong ? t('errors.url_invalid') : undefined}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', 'aria-invalid': isWrong } }}
        sx={{ flex: '1 1 180px' }}
      />
      <Button type="button" onClick={apply}>
        {t('forms.link_apply')}
      </Button>
      {initialHref !== '' && (
        <Button type="button" color="inherit" onClick={remove}>
          {t('forms.link_remove')}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  p: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
