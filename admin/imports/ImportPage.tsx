import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useBusy } from '#admin/ui/use-busy.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { ImportStart } from './ImportStart.tsx';

/** Texts in the reader's language. */
interface Words<Preview> {
  title: string;
  read: string;
  previewOf: (preview: Preview) => string;
  take: string;
  taken: string;
}

interface Props<Definitions extends readonly FieldDefinition[], Preview> {
  words: Words<Preview>;
  definitions: Definitions;
  /** Reads the file and says what is in it; nothing is written. */
  look: (asked: RecordOf<Definitions>) => Promise<Preview>;
  /** Writes what was looked at, and gives the address of what came of it. */
  take: (asked: RecordOf<Definitions>) => Promise<string>;
  /** It can be written as it is. */
  isReady: (preview: Preview) => boolean;
  /** Which headings hold what, where that has to be asked; the choice is given to `look` by the name of its field. */
  columns?: (preview: Preview) => Omit<Parameters<typeof ColumnsForm>[0], 'submit' | 'onChosen'> | undefined;
  /** What of the preview is told above the buttons. */
  told: (preview: Preview) => ReactNode;
  /** What of it is shown below: the rows. */
  children: (preview: Preview) => ReactNode;
}

/** An import in one page: choose a file, look at what is in it, mend which column is which, and only then write it. */
export function ImportScreen<const Definitions extends readonly FieldDefinition[], Preview>(
  props: Props<Definitions, Preview>,
) {
  const { words, definitions, look, take, isReady, columns, told, children } = props;
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, whileBusy] = useBusy();
  const [refused, setRefused] = useState('');
  const [read, setRead] = useState<{ asked: RecordOf<Definitions>; preview: Preview }>();
  const readFile = async (asked: RecordOf<Definitions>) => setRead({ asked, preview: await look(asked) });
  const write = (asked: RecordOf<Definitions>) =>
    whileBusy(async () => {
      try {
        const address = await take(asked);
        notify(words.taken, { type: 'success' });
        void navigate(address);
      } catch (error) {
        const { message, errors: [first] = [] } = refusalOf(error, t);
        setRefused(message ?? (first ? t(`errors.${first.code}`, first.params) : ''));
      }
    });
  const asksColumns = read && columns?.(read.preview);
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={words.title} />
      {!read && <ImportStart definitions={definitions} submit={words.read} onRead={readFile} />}
      {asksColumns && (
        <ColumnsForm
          {...asksColumns}
          submit={words.read}
          onChosen={async (chosen) => {
            try {
              await readFile({ ...read.asked, columns: chosen });
              return undefined;
            } catch (error) {
              return refusalOf(error, t);
            }
          }}
        />
      )}
      {read && (
        <Section title={words.previewOf(read.preview)}>
          {told(read.preview)}
          {refused && <Alert severity="error">{refused}</Alert>}
          <Row>
            <Button
              variant="contained"
              loading={busy}
              disabled={!isReady(read.preview)}
              onClick={() => void write(read.asked)}
            >
              {words.take}
            </Button>
            <Button
              onClick={() => {
                setRefused('');
                setRead(undefined);
              }}
            >
              {t('imports.other_file')}
            </Button>
          </Row>
        </Section>
      )}
      {read && children(read.preview)}
    </Stack>
  );
}
