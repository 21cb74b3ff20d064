import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '../bytes.ts';
import { useForms } from '../context.tsx';
import type { FieldProps, FormField } from '../overrides.ts';
import type { FileEntry } from '../upload/file-entry.ts';
import type { InputAria } from './use-field.ts';

interface Props extends FieldProps {
  id: string;
  aria: InputAria;
  entries: readonly FileEntry[];
  onFiles: (files: readonly File[]) => void;
}

const subscribeToNothing = () => () => undefined;

/** Formats an `accept` list as type names: "PNG, JPEG, Audio". */
function formatAcceptedTypes(accept: string | undefined, t: (key: string) => string): string[] {
  const names = (accept ?? '').split(',').map((kind) => kind.trim());
  const labels = names
    .filter((kind) => kind !== '' && kind !== '*/*')
    .map((kind) => {
      if (kind === 'image/*') return t('forms.any_image');
      if (kind === 'audio/*') return t('forms.any_audio');
      const typeName = kind.startsWith('.') ? kind.slice(1) : (kind.split('/')[1] ?? kind);
      return typeName.replace(/^x-|\+.*$/g, '').toUpperCase();
    });
  // '.csv' and 'text/csv' have the same name
  return [...new Set(labels)];
}

/** Reads the native file input and synchronises it with the entries. */
function useFileInput(entries: readonly FileEntry[], onFiles: (files: readonly File[]) => void) {
  const { transport } = useForms();
  const input = useRef<HTMLInputElement>(null);
  // before hydration the browser posts the files itself
  const isSending = useSyncExternalStore(
    subscribeToNothing,
    () => transport !== undefined,
    () => false,
  );
  const readFiles = (): void => {
    const files = [...(input.current?.files ?? [])];
    // allows selecting the same file again
    if (transport && input.current) input.current.value = '';
    onFiles(files);
  };
  // files selected before hydration
  const readEarlyFiles = useEffectEvent(() => {
    if (input.current?.files?.length) readFiles();
  });
  useEffect(() => readEarlyFiles(), []);

  // the native input holds the latest selection only
  useEffect(() => {
    if (transport || !input.current || typeof DataTransfer === 'undefined') return;
    const all = new DataTransfer();
    for (const { file } of entries) if (file) all.items.add(file);
    input.current.files = all.files;
  }, [entries, transport]);
  return { input, isSending, readFiles };
}

function getBorderColor(isDisabled: boolean | undefined, isInvalid: boolean, isOver: boolean): string {
  if (isDisabled) return 'divider';
  if (isInvalid) return 'error.main';
  return isOver ? 'primary.main' : 'text.secondary';
}

/** The texts of the drop zone: prompt and accepted files. */
function DropTexts({ field, limitsId }: { field: FormField; limitsId: string }) {
  const { t, locale } = useForms();
  const prompt = field.button ?? (field.multiple ? 'forms.choose_files' : 'forms.choose_file');
  const limits = formatAcceptedTypes(field.accept, t);
  if (field.maxSize !== undefined)
    limits.push(t('forms.file_up_to', { size: formatBytes(field.maxSize * 1_048_576, locale) }));
  return (
    <>
      <CloudUpload color="action" aria-hidden />
      <Typography
        component="span"
        aria-hidden
        sx={{ fontWeight: 600, color: field.disabled ? 'text.secondary' : 'primary.main' }}
      >
        {t(prompt)}
      </Typography>
      <Typography component="span" aria-hidden color="textSecondary" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('forms.or_drop')}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" id={limitsId} sx={{ ml: { sm: 'auto' } }}>
        {limits.join(' · ')}
      </Typography>
    </>
  );
}

/**
 * The native file input, stretched invisibly over the drop zone: it handles clicks, drops, keys and assistive
 * technology, and posts its files before hydration. Uploaded files are posted by key.
 */
export function FileDrop({ field, name, id, aria, entries, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const { input, isSending, readFiles } = useFileInput(entries, onFiles);
  const postedKeys = entries.flatMap(({ key, progress }) => key ?? progress?.storedFile?.key ?? []);
  return (
    <Box
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        p: 2,
        border: '1px dashed',
        borderRadius: 1,
        borderColor: getBorderColor(field.disabled, Boolean(aria['aria-invalid']), isOver),
        bgcolor: isOver ? 'action.selected' : undefined,
        '&:hover': { bgcolor: field.disabled ? undefined : 'action.hover' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <DropTexts field={field} limitsId={`${id}-limits`} />
      {postedKeys.map((key) => (
        <input key={key} type="hidden" name={name} value={key} />
      ))}
      <Box
        component="input"
        {...aria}
        ref={input}
        id={id}
        type="file"
        name={isSending ? undefined : name}
        accept={field.accept}
        multiple={field.multiple}
        disabled={field.disabled}
        onChange={readFiles}
        sx={{
          position: 'absolute',
          inset: 0,
          width: 1,
          height: 1,
          opacity: 0,
          cursor: field.disabled ? 'default' : 'pointer',
          fontSize: 0,
        }}
      />
    </Box>
  );
}
