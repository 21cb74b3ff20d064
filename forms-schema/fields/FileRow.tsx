import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Close from '@mui/icons-material/Close';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatPlayTime } from '#domain/catalogue/player.ts';
import { formatBytes, formatSpeed } from '../bytes.ts';
import { type FormsContextValue, useForms } from '../context.tsx';
import type { FormField } from '../overrides.ts';
import type { FileEntry } from '../upload/file-entry.ts';
import { Player } from '../view/Player.tsx';
import { FilePreview, StoredPreview } from './FilePreview.tsx';
import { getUpload, useEntry } from './use-files.ts';

interface Props {
  entry: FileEntry;
  field: FormField;
  onRemove: () => void;
}

/** Formats the status of a file: "43 % · 2.1 MB/s · 0:42 left", or its stage. */
function formatFileStatus(entry: FileEntry, { multiple }: FormField, { t, locale }: FormsContextValue): string {
  const { stage, progress, problem } = entry;
  if (multiple && problem && (stage === 'refused' || stage === 'failed'))
    return t(`errors.${problem.code}`, problem.params);
  if (!progress || stage !== 'sending') return t(`forms.file_${stage}`);
  const { percent, speed, sent, total } = progress;
  const percentText = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  if (!speed) return percentText;
  const timeLeft = t('forms.time_left', { time: formatPlayTime(Math.ceil((total - sent) / speed)) });
  return [percentText, formatSpeed(speed, locale), timeLeft].join(' · ');
}

/** A file with its details, progress and controls. */
export function FileRow({ entry, field, onRemove }: Props) {
  const forms = useForms();
  const { t, locale } = forms;
  useEntry(entry);
  const { details, stage, progress, contentType, file, key } = entry;
  // an opaque key is replaced by the field's label
  const name = key !== undefined && field.upload ? t(field.label) : details.name;
  const type = contentType ?? details.type;
  const isInProgress = stage === 'sending' || stage === 'offline' || stage === 'paused' || stage === 'finishing';
  const isWrong = stage === 'refused' || stage === 'failed';
  const isPicture = type.startsWith('image/') && (field.imagePreview || field.type === 'image');
  const description = [details.size !== undefined && formatBytes(details.size, locale), field.withMime && type].filter(
    Boolean,
  );
  const upload = getUpload(entry);
  const control =
    stage === 'failed'
      ? { label: 'forms.send_again', icon: <Replay fontSize="small" />, act: upload?.resume }
      : stage === 'paused'
        ? { label: 'forms.resume', icon: <PlayArrow fontSize="small" />, act: upload?.resume }
        : { label: 'forms.pause', icon: <Pause fontSize="small" />, act: upload?.pause };
  const canControl = stage !== 'finishing' && (isInProgress || stage === 'failed');
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1, borderColor: isWrong ? 'error.main' : undefined }}
    >
      {isPicture && file ? (
        <FilePreview file={file} />
      ) : key !== undefined && field.type === 'image' ? (
        <StoredPreview area={field.preview} folder={key} />
      ) : (
        <Box sx={{ width: 56, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          {type.startsWith('audio/') ? <AudioFile /> : <InsertDriveFile />}
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {isInProgress && (
          <LinearProgress
            aria-label={name}
            variant={stage === 'finishing' ? 'indeterminate' : 'determinate'}
            value={progress?.percent ?? 0}
            color={stage === 'sending' || stage === 'finishing' ? 'primary' : 'inherit'}
            sx={{ my: 0.5, borderRadius: 1 }}
          />
        )}
        <Typography
          variant="caption"
          component="div"
          color={isWrong ? 'error' : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {[...description, formatFileStatus(entry, field, forms)].join(' · ')}
        </Typography>
        {key !== undefined && field.type === 'audio' && field.preview !== undefined && (
          <Player area={field.preview} name={key} label={name} />
        )}
      </Box>
      {canControl && (
        <IconButton size="small" aria-label={t(control.label, { name })} onClick={control.act}>
          {control.icon}
        </IconButton>
      )}
      <IconButton
        size="small"
        disabled={field.disabled}
        aria-label={t(isInProgress ? 'forms.cancel_file' : 'forms.remove', { name })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}
