import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import { CodeBox } from './CodeBox.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { Tone } from './tones.ts';
import type { ScanError } from './use-scanning.ts';
import { useKeyboardWedge } from './use-keyboard-wedge.ts';

interface Props {
  /** The current record, or the name of the screen. */
  title: string;
  subtitle?: string | null;
  /** Actions beside the title. */
  tools?: ReactNode;
  /** The last message, also announced. */
  said: string;
  /** Label of the code input: what to scan next. */
  wanted: string;
  standing: ScanError | null;
  getSignalTone: (signal: string) => Tone;
  onCode: (code: string) => void;
  onDismiss: () => void;
  /** A further action on the current error. */
  other?: { label: string; onPress: () => void };
  children: ReactNode;
}

/** Layout of a scanning screen. Codes come from a keyboard-wedge scanner, the camera, or the input. */
export function ScanScreen(props: Props) {
  const { title, subtitle, tools, said, wanted, standing, getSignalTone, onCode, onDismiss, other, children } = props;
  useKeyboardWedge(onCode);
  return (
    <>
      <Stack sx={SCREEN}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <PageTitle text={title} />
          <Typography sx={{ flex: 1 }}>{subtitle}</Typography>
          {tools && (
            <Stack direction="row" sx={TOOLS}>
              {tools}
            </Stack>
          )}
        </Stack>
        <Typography role="status" sx={SAID}>
          {said}
        </Typography>
        {children}
        <CodeBox label={wanted} onCode={onCode} />
      </Stack>
      {standing && (
        <ErrorScreen standing={standing} tone={getSignalTone(standing.signal)} onDismiss={onDismiss} other={other} />
      )}
    </>
  );
}

const SCREEN = {
  p: { xs: 1, sm: 2 },
  gap: 1.5,
  height: 'calc(100dvh - 48px)',
  minHeight: 420,
  displayPrint: 'none',
} as const;

/** On a phone the tools are in a separate row. */
const TOOLS = { width: { xs: 1, sm: 'auto' }, gap: 1, justifyContent: 'space-between' } as const;

const SAID = { fontSize: { xs: 18, sm: 22 }, fontWeight: 650, minHeight: 32 } as const;
