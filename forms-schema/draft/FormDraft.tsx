import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForms } from '../context.tsx';
import { formatInputLabel } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import type { DraftChange } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  /** Key of the draft in this browser: account, form and record, such as '12/projects/1204'. */
  name: string;
}

/**
 * Saves a draft in this browser until it is submitted or discarded, and restores it when the form is opened again.
 * Passwords, card data and unfinished uploads are never saved.
 */
export function FormDraft({ name }: Props) {
  const { t, locale } = useForms();
  const { getFields } = useFormScope();
  const { draft, discard, applyDisputed, dismiss } = useDraft(name);
  if (!draft) return null;
  const { at, restored, disputed } = draft;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);
  const formatNames = (changes: readonly DraftChange[]): string =>
    new Intl.ListFormat(locale).format(changes.map((change) => formatInputLabel(getFields(), change.name, t)));
  return (
    <Alert severity="info" role="status" sx={{ mb: 2.5 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {restored.length > 0 && <span>{t('forms.draft_restored', { when, names: formatNames(restored) })}</span>}
        {disputed.length > 0 && <span>{t('forms.draft_disputed', { when, names: formatNames(disputed) })}</span>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: -0.75 }}>
          {disputed.length > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={applyDisputed}>
              {t('forms.draft_use_mine')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={discard}>
            {t('forms.draft_discard')}
          </Button>
          <Button size="small" color="inherit" onClick={dismiss}>
            {t('words.ok')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
