import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '#admin/api/refusal.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { Row } from '#admin/ui/blocks.tsx';
import { useBusy } from '#admin/ui/use-busy.ts';
import type { ColumnsForm } from './ColumnsForm.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { RowCount } from './RowCounts.tsx';

/** A first step that keeps the file on the server, where its page goes on with it. */
interface Kept<Definitions extends readonly FieldDefinition[]> {
  title: string;
  hint?: string;
  definitions: Definitions;
  /** Keeps the file, and returns the address of its page. */
  begin: (asked: RecordOf<Definitions>) => Promise<string>;
}

/** A file that is read anew for each step and kept only as what it became. */
interface Previewed<Definitions extends readonly FieldDefinition[], Preview> extends Omit<Kept<Definitions>, 'begin'> {
  /** Reads the file and says what is in it; nothing is written. The chosen columns are among what is asked. */
  look: (asked: RecordOf<Definitions>) => Promise<Preview>;
  /** Writes what was looked at, and returns the address of what came of it with a message. */
  take: (asked: RecordOf<Definitions>, skipInvalid: boolean) => Promise<{ to: string; message: string }>;
  /** It can be written as it is. */
  isReady: (preview: Preview) => boolean;
  /** Invalid rows that can be skipped. */
  invalid?: (preview: Preview) => number;
  columns?: (preview: Preview) => Omit<ComponentProps<typeof ColumnsForm>, 'submit' | 'onChosen'> | undefined;
  counts: (preview: Preview) => readonly RowCount[];
  /** What is to be known before it is written. */
  notes?: (preview: Preview) => ReactNode;
  rows: (preview: Preview) => ComponentProps<typeof ImportSteps>['rows'];
}

/** The import of a kind, in one page or as its first step: choose a file, see what is in it, and only then write it. */
export function ImportPage<const Definitions extends readonly FieldDefinition[], Preview = never>(
  props: Kept<Definitions> | Previewed<Definitions, Preview>,
) {
  const { title, hint, definitions } = props;
  const navigate = useNavigate();
  const [read, setRead] = useState<{ asked: RecordOf<Definitions>; preview: Preview }>();
  const start = async (asked: RecordOf<Definitions>) => {
    if ('begin' in props) void navigate(await props.begin(asked));
    else setRead({ asked, preview: await props.look(asked) });
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={title} />
      {read && 'look' in props ? (
        <Looked kind={props} {...read} onRead={start} onOther={() => setRead(undefined)} />
      ) : (
        <ImportStart definitions={definitions} hint={hint} onRead={start} />
      )}
    </Stack>
  );
}

interface LookedProps<Definitions extends readonly FieldDefinition[], Preview> {
  kind: Previewed<Definitions, Preview>;
  asked: RecordOf<Definitions>;
  preview: Preview;
  onRead: (asked: RecordOf<Definitions>) => Promise<void>;
  onOther: () => void;
}

/** A file that was looked at, with the decision to write it. */
function Looked<Definitions extends readonly FieldDefinition[], Preview>(props: LookedProps<Definitions, Preview>) {
  const { kind, asked, preview, onRead, onOther } = props;
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, whileBusy] = useBusy();
  const [refused, setRefused] = useState('');
  const [skipsInvalid, setSkips] = useState(false);
  const columns = kind.columns?.(preview);
  const invalid = kind.invalid?.(preview) ?? 0;
  const choose = async (chosen: Readonly<Record<string, string | null>>) => {
    try {
      await onRead({ ...asked, columns: chosen });
      return undefined;
    } catch (error) {
      return refusalOf(error, t);
    }
  };
  const write = () =>
    whileBusy(async () => {
      try {
        const { to, message } = await kind.take(asked, skipsInvalid);
        notify(message, { type: 'success' });
        void navigate(to);
      } catch (error) {
        const { message, errors: [first] = [] } = refusalOf(error, t);
        setRefused(message ?? (first ? t(`errors.${first.code}`, first.params) : ''));
      }
    });
  return (
    <ImportSteps
      columns={columns && { ...columns, submit: t('imports.begin'), onChosen: choose }}
      summary={{
        counts: kind.counts(preview),
        children: (
          <>
            {kind.notes?.(preview)}
            {refused && <Alert severity="error">{refused}</Alert>}
            {invalid > 0 && (
              <FormControlLabel
                control={<Checkbox checked={skipsInvalid} onChange={(_, checked) => setSkips(checked)} />}
                label={t('fields.skip_refused')}
              />
            )}
            <Row>
              <Button
                variant="contained"
                loading={busy}
                disabled={!kind.isReady(preview) || (invalid > 0 && !skipsInvalid)}
                onClick={() => void write()}
              >
                {t('imports.take')}
              </Button>
              <Button onClick={onOther}>{t('imports.other_file')}</Button>
            </Row>
          </>
        ),
      }}
      rows={kind.rows(preview)}
    />
  );
}
