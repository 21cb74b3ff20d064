import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  /** Name of the counted item. */
  name: string;
  by: 1 | -1;
  disabled?: boolean;
  onStep: (by: 1 | -1) => void;
}

/** A button that changes a quantity by one. */
export function StepButton({ name, by, disabled = false, onStep }: Props) {
  const t = useTranslate();
  const Icon = by > 0 ? Add : Remove;
  return (
    <IconButton
      aria-label={t(by > 0 ? 'lines.more' : 'lines.fewer', { name })}
      disabled={disabled}
      onClick={() => onStep(by)}
      sx={{ alignSelf: 'start', mt: 0.25 }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
