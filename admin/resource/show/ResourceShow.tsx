import type { FieldDefinition } from '#generated/definitions.ts';
import { FieldValue } from '#forms-schema/view/FieldValue.tsx';
import { SchemaView } from '#forms-schema/SchemaView.tsx';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Edit from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { canCall, useRole } from '../../api/use-role.ts';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { ICON_ON_PHONE } from '#admin/ui/icon-on-phone.ts';
import { useRegisterOpenRecord } from '../open-record.ts';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { useRecordVisit } from '#admin/ui/recent.ts';
import { RowActions } from '../actions/RowActions.tsx';
import { type StartAction, useActions } from '../actions/use-actions.tsx';
import { pickFields, type Screen, getShownFields } from '../define.ts';
import { useLiveRecord } from '../live/use-live-record.ts';
import { useListAddress } from '../list/list-address.ts';
import { buildEditPath, buildRecordPath } from '../paths.ts';
import { BodySkeleton, RecordSkeleton } from '../RecordSkeleton.tsx';
import { isBlank } from '../is-blank.ts';
import { useRecord } from '../use-record.ts';
import { isSwitch } from '../list/field-kinds.ts';
import { useRecordTitle } from '../record-title.ts';
import { PAGE } from '#admin/ui/blocks.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { RecordPager } from './RecordPager.tsx';
import { RecordActionsContext } from './record-actions.ts';

const Timeline = lazy(async () => ({ default: (await import('../timeline/Timeline.tsx')).Timeline }));
const RelatedLists = lazy(async () => ({ default: (await import('./RelatedLists.tsx')).RelatedLists }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));

/** Resources that log other records have no history. */
const LOGS = ['audit', 'undo', 'bulk-records'];

/** Page of a record: actions, body of the screen, fields, related lists, and timeline or history. */
export function ResourceShow({ screen }: { screen: Screen }) {
  const { data, error, refetch } = useRecord(screen.resource);
  if (data) return <Record screen={screen} record={data} />;
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
}

/** Whether an earlier status has the same value, such as of an order and its payment. */
function isRepeated(field: FieldDefinition, before: readonly FieldDefinition[], record: RaRecord): boolean {
  return field.data !== undefined && before.some(({ name, data }) => data && record[name] === record[field.name]);
}

interface RecordProps {
  screen: Screen;
  record: RaRecord;
}

/** The fields beside the title, without empty ones and repetitions. */
function Headline({ screen: { resource, headline = [] }, record }: RecordProps) {
  const t = useTranslate();
  const fields = pickFields(resource, headline)
    .filter((field) => !isBlank(field, record[field.name], t))
    .filter((field, index, all) => !isRepeated(field, all.slice(0, index), record));
  return fields.map((field) => (
    <Box key={field.name} sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      {isSwitch(field) ? (
        // the label of a true flag, in index of "Yes"
        record[field.name] === true && t(field.label)
      ) : (
        <FieldValue definition={field} value={record[field.name]} record={record} dense />
      )}
    </Box>
  ));
}

/** The buttons of a record: shop page, actions, edit, delete. */
function RecordButtons({ screen, record, start }: RecordProps & { start: StartAction }) {
  const t = useTranslate();
  const role = useRole();
  const { resource, bodyActions = [], shopPage, editable, deletable } = screen;
  const { operations } = resource;
  const titleResource = {
    ...resource,
    actions: resource.actions.filter(({ operationId }) => !bodyActions.includes(operationId)),
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {shopPage && (
        <Button
          startIcon={<OpenInNew />}
          href={shopPage(record)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('record.in_shop')}
          sx={ICON_ON_PHONE}
        >
          <span>{t('record.in_shop')}</span>
        </Button>
      )}
      <RowActions resource={titleResource} record={record} start={start} />
      {canCall(operations.update, role) && editable?.(record) !== false && (
        <Button
          startIcon={<Edit />}
          component={Link}
          to={buildEditPath(resource, record.id)}
          aria-keyshortcuts="e"
          aria-label={t('record.edit')}
          sx={ICON_ON_PHONE}
        >
          <span>{t('record.edit')}</span>
        </Button>
      )}
      {canCall(operations.delete, role) && deletable?.(record) !== false && (
        <DeleteButton resource={resource} record={record} />
      )}
    </Stack>
  );
}

function Record({ screen, record }: RecordProps) {
  const t = useTranslate();
  const role = useRole();
  const { resource, body: Body, actionInputs, timeline } = screen;
  const { start, dialog } = useActions(resource, undefined, actionInputs);
  const back = useListAddress(resource);
  const title = useRecordTitle(screen.resource)(record);
  const fullTitle = t('words.pair', { label: t(`resource_one.${resource.name}`), value: title });
  useLiveRecord(resource.name, Number(record.id));
  useRegisterOpenRecord({ resource, record, title: fullTitle, start });
  useRecordVisit({ to: buildRecordPath(resource, record.id), label: fullTitle });
  return (
    <RecordActionsContext value={{ resource, record, start }}>
      <Stack sx={{ p: { xs: 1, sm: 2 }, gap: 1.5, maxWidth: 1280 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          {/* a singleton has no list */}
          {!resource.wire?.single && (
            <IconButton component={Link} to={back} aria-keyshortcuts="u" aria-label={t('record.back')}>
              <ArrowBack fontSize="small" />
            </IconButton>
          )}
          <PageTitle text={title} />
          <Headline screen={screen} record={record} />
          <Box sx={{ flex: 1 }} />
          <RecordPager resource={resource} id={record.id} />
          <RecordButtons screen={screen} record={record} start={start} />
        </Stack>
        <Box sx={PAGE}>
          <Suspense fallback={<BodySkeleton />}>{Body && <Body record={record} />}</Suspense>
          <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, borderRadius: 2 }}>
            <SchemaView definitions={getShownFields(screen)} values={record} heading="h2" />
          </Paper>
          <Suspense>
            {resource.related && <RelatedLists related={resource.related} record={record} />}
            {timeline && <Timeline resource={resource} record={record} availableKinds={timeline} />}
            {!timeline && canCall('adminListUndo', role) && !LOGS.includes(resource.name) && (
              <History resource={resource} id={record.id} />
            )}
          </Suspense>
        </Box>
      </Stack>
      {dialog}
    </RecordActionsContext>
  );
}
