import { unwrap } from '#generated/client/unwrap.ts';
import { ImportMapFields } from '#generated/fields/ImportMap.ts';
import type { Import, ImportMap } from '#generated/schemas.ts';
import { hasAllHeadings } from '#domain/imports/detect-columns.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { api } from '#admin/api/client.ts';
import { toSubmitErrors } from '#admin/api/submit-errors.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { Row } from '#admin/ui/blocks.tsx';

interface Props {
  importRecord: Import;
  onChosen: (columns: ImportMap['columns']) => Promise<unknown>;
}

const SAVE_FIELDS = ImportMapFields.filter(({ name }) => name === 'name' || name === 'shared');
const QUERY_KEY = ['import-maps'];

/** Saved column maps that match the file, and a button to save the current one. */
export function SavedMaps({ importRecord, onChosen }: Props) {
  const t = useTranslate();
  const [isSaveOpen, setSaveOpen] = useState(false);
  const { kind, headings = [] } = importRecord;
  const { data = [] } = useQuery({
    queryKey: [...QUERY_KEY, kind],
    queryFn: () =>
      unwrap(
        api.GET('/admin/import-maps', { params: { query: { filter: JSON.stringify({ kind }), range: '[0,49]' } } }),
      ),
  });
  const matchingMaps = data.filter((map) => hasAllHeadings(map, headings));
  return (
    <Row>
      {matchingMaps.length > 0 && <Typography color="textSecondary">{t('imports.saved')}</Typography>}
      {matchingMaps.map((map) => (
        <Chip key={map.id} label={map.name} onClick={() => void onChosen(map.columns)} />
      ))}
      <Button onClick={() => setSaveOpen(true)}>{t('imports.keep')}</Button>
      {isSaveOpen && <SaveMapDialog importRecord={importRecord} onClose={() => setSaveOpen(false)} />}
    </Row>
  );
}

function SaveMapDialog({
  importRecord: { kind, columns = {} },
  onClose,
}: {
  importRecord: Import;
  onClose: () => void;
}) {
  const t = useTranslate();
  const titleId = useId();
  const notifySuccess = useSuccessNotice();
  const queries = useQueryClient();
  const save = async (values: object) => {
    try {
      const body = { kind, columns, ...(values as Pick<ImportMap, 'name' | 'shared'>) };
      await unwrap(api.POST('/admin/import-maps', { body }));
      await queries.invalidateQueries({ queryKey: QUERY_KEY });
      notifySuccess(t('imports.kept', { name: body.name }));
      onClose();
      return undefined;
    } catch (error) {
      return toSubmitErrors(error, t);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('imports.keep')}</DialogTitle>
      <DialogContent>
        <SchemaForm definitions={SAVE_FIELDS} onSubmit={save}>
          <Row>
            <SubmitButton>{t('words.save')}</SubmitButton>
            <Button onClick={onClose}>{t('record.cancel')}</Button>
          </Row>
        </SchemaForm>
      </DialogContent>
    </Dialog>
  );
}
