import Delete from '@mui/icons-material/DeleteOutlined';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  name: string;
  /** Whether the line differs from the record. */
  isChanged: boolean;
  disabled: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** A button that removes a line, or restores the line of the record. */
export function LineButtons({ name, isChanged, disabled, onRestore, onRemove }: Props) {
  const t = useTranslate();
  // one button for both, so that it keeps the focus
  return (
    <IconButton
      aria-label={t(isChanged ? 'lines.restore' : 'lines.remove', { name })}
      disabled={!isChanged && disabled}
      onClick={isChanged ? onRestore : onRemove}
      sx={{ gridArea: 'remove', mt: 0.5 }}
    >
      {isChanged ? <Undo fontSize="small" /> : <Delete fontSize="small" />}
    </IconButton>
  );
}
