import { VISUALLY_HIDDEN } from '#forms-schema/visually-hidden.ts';
import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';

const FEEDBACK_MS = 1500; // §9 toast 1.5 s

/** Copies a text to the clipboard, with a short confirmation. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('record.copy', { name })}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? <Check fontSize="inherit" color="success" /> : <ContentCopy fontSize="inherit" />}
      </IconButton>
      <span role="status" style={VISUALLY_HIDDEN}>
        {copied && t('record.copied')}
      </span>
    </>
  );
}
