import type { FieldDefinition, RecordOf } from '#generated/definitions.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toSubmitErrors } from '#admin/api/submit-errors.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { Row } from '#admin/ui/blocks.tsx';
import { useBusy } from '#admin/ui/use-busy.ts';
import type { ColumnsForm } from './ColumnsForm.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { RowCount } from './RowCounts.tsx';

/** An import whose file is uploaded first and processed on a separate page. */
interface UploadedImport<Definitions extends readonly FieldDefinition[]> {
  title: string;
  hint?: string;
  definitions: Definitions;
  /** Uploads the file. Resolves to the path of its page. */
  uploadFile: (values: RecordOf<Definitions>) => Promise<string>;
}

/** An import that sends the file with each step and stores only its result. */
interface PreviewedImport<Definitions extends readonly FieldDefinition[], Preview> extends Omit<
  UploadedImport<Definitions>,
  'uploadFile'
> {
  /** Parses the file without writing anything. The values include the chosen columns. */
  readPreview: (values: RecordOf<Definitions>) => Promise<Preview>;
  /** Imports the file. Resolves to the path of the result and a message. */
  writeRows: (values: RecordOf<Definitions>, skipInvalid: boolean) => Promise<{ to: string; message: string }>;
  /** Whether the file can be imported. */
  isReady: (preview: Preview) => boolean;
  /** Number of invalid rows that can be skipped. */
  invalid?: (preview: Preview) => number;
  columns?: (preview: Preview) => Omit<ComponentProps<typeof ColumnsForm>, 'submit' | 'onChosen'> | undefined;
  counts: (preview: Preview) => readonly RowCount[];
  /** Notes shown before the import. */
  notes?: (preview: Preview) => ReactNode;
  rows: (preview: Preview) => ComponentProps<typeof ImportSteps>['rows'];
}

/** The page of an import, or its first step: select a file, preview it, import it. */
export function ImportPage<const Definitions extends readonly FieldDefinition[], Preview = never>(
  props: UploadedImport<Definitions> | PreviewedImport<Definitions, Preview>,
) {
  const { title, hint, definitions } = props;
  const navigate = useNavigate();
  const [read, setRead] = useState<{ values: RecordOf<Definitions>; preview: Preview }>();
  const start = async (values: RecordOf<Definitions>) => {
    if ('uploadFile' in props) void navigate(await props.uploadFile(values));
    else setRead({ values, preview: await props.readPreview(values) });
  };
  return (
    <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
      <PageTitle text={title} />
      {read && 'readPreview' in props ? (
        <ImportPreview kind={props} {...read} onRead={start} onOther={() => setRead(undefined)} />
      ) : (
        <ImportStart definitions={definitions} hint={hint} onRead={start} />
      )}
    </Stack>
  );
}

interface ImportPreviewProps<Definitions extends readonly FieldDefinition[], Preview> {
  kind: PreviewedImport<Definitions, Preview>;
  values: RecordOf<Definitions>;
  preview: Preview;
  onRead: (values: RecordOf<Definitions>) => Promise<void>;
  onOther: () => void;
}

/** The preview of a file with the import button. */
function ImportPreview<Definitions extends readonly FieldDefinition[], Preview>(
  props: ImportPreviewProps<Definitions, Preview>,
) {
  const { kind, values, preview, onRead, onOther } = props;
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, whileBusy] = useBusy();
  const [refusal, setRefusal] = useState('');
  const [skipsInvalid, setSkipsInvalid] = useState(false);
  const columns = kind.columns?.(preview);
  const invalid = kind.invalid?.(preview) ?? 0;
  const choose = async (map: Readonly<Record<string, string | null>>) => {
    try {
      await onRead({ ...values, columns: map });
      return undefined;
    } catch (error) {
      return toSubmitErrors(error, t);
    }
  };
  const write = () =>
    whileBusy(async () => {
      try {
        const { to, message } = await kind.writeRows(values, skipsInvalid);
        notify(message, { type: 'success' });
        void navigate(to);
      } catch (error) {
        const { message, errors: [first] = [] } = toSubmitErrors(error, t);
        setRefusal(message ?? (first ? t(`errors.${first.code}`, first.params) : ''));
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
            {refusal && <Alert severity="error">{refusal}</Alert>}
            {invalid > 0 && (
              <FormControlLabel
                control={<Checkbox checked={skipsInvalid} onChange={(_, checked) => setSkipsInvalid(checked)} />}
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
