import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import { CodeBox } from './CodeBox.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import type { Tone } from './tones.ts';
import type { Standing } from './use-scanning.ts';
import { useKeyboardWedge } from './use-keyboard-wedge.ts';

interface Props {
  /** What is being worked on; between two, the name of the screen. */
  title: string;
  subtitle?: string | null;
  /** Beside the title: what can be done to what is being worked on. */
  tools?: ReactNode;
  /** What was said last, for eyes and for those who listen. */
  said: string;
  /** What is to be scanned next. */
  wanted: string;
  standing: Standing | null;
  toneOf: (signal: string) => Tone;
  onCode: (code: string) => void;
  onDismiss: () => void;
  /** What else can be done about the error that stands. */
  other?: { label: string; onPress: () => void };
  children: ReactNode;
}

/** A screen for scanners and phones, to be read from a step away. Codes come from a scanner, a camera or by hand. */
export function ScanScreen(props: Props) {
  const { title, subtitle, tools, said, wanted, standing, toneOf, onCode, onDismiss, other, children } = props;
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
        <ErrorScreen standing={standing} tone={toneOf(standing.signal)} onDismiss={onDismiss} other={other} />
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

/** On a phone in a line of their own, none of them alone below the others. */
const TOOLS = { width: { xs: 1, sm: 'auto' }, gap: 1, justifyContent: 'space-between' } as const;

const SAID = { fontSize: { xs: 18, sm: 22 }, fontWeight: 650, minHeight: 32 } as const;
