import type { ResourceDefinition } from '#generated/definitions.ts';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useDelete, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { ICON_ON_PHONE } from '#admin/ui/icon-on-phone.ts';
import { useSuccessNotice } from '#admin/ui/use-success-notice.ts';
import { useListAddress } from '../list/list-address.ts';
import { useRecordTitle } from '../record-title.ts';
import { useFailureNotice } from '#admin/ui/use-failure-notice.tsx';

/** Deletes a record after a confirmation, unless it was changed since it was read. */
export function DeleteButton({ resource, record }: { resource: ResourceDefinition; record: RaRecord }) {
  const t = useTranslate();
  const formatTitle = useRecordTitle(resource);
  const notifySuccess = useSuccessNotice();
  const navigate = useNavigate();
  const onFailure = useFailureNotice(resource.name);
  const confirm = useConfirm();
  const [deleteOne, { isPending }] = useDelete();
  const listAddress = useListAddress(resource);

  async function remove() {
    const name = formatTitle(record);
    const isConfirmed = await confirm({
      title: t('record.delete_one', { name }),
      // a record whose create fields are all of its fields can be restored
      text: t(resource.create === resource.fields ? 'record.delete_undo' : 'record.delete_text'),
      yes: t('record.delete'),
      destructive: true,
    });
    if (!isConfirmed) return;
    try {
      await deleteOne(resource.name, { id: record.id, previousData: record }, { returnPromise: true });
      notifySuccess(t('record.deleted'));
      void navigate(listAddress);
    } catch (error) {
      onFailure(error);
    }
  }
  return (
    <Button
      color="error"
      startIcon={<Delete />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void remove()}
      aria-label={t('record.delete')}
      sx={ICON_ON_PHONE}
    >
      <span>{t('record.delete')}</span>
    </Button>
  );
}
