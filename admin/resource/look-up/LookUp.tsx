import { resourceIndex, type ResourceName } from '#generated/resource-index.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useDataProvider, useTranslate } from 'react-admin';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { toSubmitErrors } from '../../api/submit-errors.ts';
import { isAllowedFor, useRole } from '../../api/use-role.ts';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { useCamera } from '#admin/ui/scan/use-camera.tsx';
import { listPath, buildRecordPath } from '../paths.ts';
import { useBusy } from '#admin/ui/use-busy.ts';

const FIRST_TWO = { page: 1, perPage: 2 };

/** Returns a function that opens the record found by a text, or the list of several. Resolves to false when none is found. */
function useOpenFound(name: ResourceName) {
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  return async (text: string): Promise<boolean> => {
    const filter = { find: text };
    const sort = { field: 'id', order: 'DESC' } as const;
    const { data } = await dataProvider.getList(name, { filter, pagination: FIRST_TWO, sort });
    const [first, ...otherRecords] = data;
    if (!first) return false;
    const resource = resourceIndex[name];
    await navigate(otherRecords.length > 0 ? listPath(resource, filter) : buildRecordPath(resource, first.id));
    return true;
  };
}

function NothingFound({ text, to }: { text: string; to: string }) {
  const t = useTranslate();
  return (
    <Alert severity="info">
      {t('look_up.missing', { text })}{' '}
      <Link component={RouterLink} to={to}>
        {t('look_up.search', { text })}
      </Link>
    </Alert>
  );
}

/**
 * Finds a record by typed or scanned text and opens it, or the list when several match. A scanner ends its input with Enter,
 * which submits the form.
 */
export function LookUp({ name }: { name: ResourceName }) {
  const t = useTranslate();
  const missingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, whileBusy] = useBusy();
  const role = useRole();
  const resource = resourceIndex[name];

  const openFound = useOpenFound(name);
  const find = async (searchedText: string) => {
    try {
      if (!(await openFound(searchedText))) setMissing(searchedText);
      // the next scan replaces the text
      input.current?.select();
    } catch (error) {
      setFailure(toSubmitErrors(error, t).message ?? t('errors.unknown'));
    }
  };
  const startSearch = (searchedText: string) => {
    setMissing('');
    setFailure('');
    if (searchedText !== '') void whileBusy(() => find(searchedText));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startSearch(text.trim());
  };
  const camera = useCamera((code) => {
    setText(code);
    startSearch(code);
  });
  if (!isAllowedFor(resource.roles, role)) return <NotFound />;
  return (
    <Stack component="form" role="search" onSubmit={submit} sx={{ p: { xs: 2, sm: 4 }, gap: 2, maxWidth: 560 }}>
      <PageTitle text={t('look_up.title', { name: t(`resource_one.${name}`) })} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'stretch' }}>
        <TextField
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputRef={input}
          label={t(`look_up.by.${name}`, { _: t('look_up.by.any') })}
          autoFocus
          fullWidth
          autoComplete="off"
          error={missing !== ''}
          slotProps={{
            htmlInput: { 'aria-describedby': missing ? missingId : undefined, enterKeyHint: 'search', maxLength: 200 },
          }}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {t('look_up.find')}
        </Button>
      </Stack>
      {/* a phone has no scanner */}
      <div>{camera.button}</div>
      {camera.picture}
      <div role="status" id={missingId}>
        {missing && <NothingFound text={missing} to={listPath(resource, { q: missing })} />}
      </div>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
