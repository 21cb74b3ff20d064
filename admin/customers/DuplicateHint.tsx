import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRecordAction } from '#admin/resource/show/record-actions.ts';

/** Notice of possible duplicates, with a button that opens the merge. */
export function DuplicateHint({ count }: { count: number }) {
  const t = useTranslate();
  const merge = useRecordAction<'client'>('adminMergeCustomers');
  return (
    <Alert
      severity="info"
      action={
        merge && (
          <Button color="inherit" size="small" onClick={() => merge({})}>
            {t('customer.compare')}
          </Button>
        )
      }
    >
      {t('customer.duplicates', { count })}
    </Alert>
  );
}
