import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForms } from '../context.tsx';
import { calledAt } from '../form-problems.ts';
import { useFormScope } from '../form-scope.ts';
import { isAsked } from '../form-values.ts';
import { inputName, inputPath, valueAt } from '../paths.ts';
import { copyOf, isSame } from '../plain.ts';
import { draftChanges } from './draft.ts';
import { type DraftChange, forgetDraft, readDraft, writeDraft } from './draft-store.ts';

interface Props {
  /** Names the draft in this browser: who types into which form of which record, as '12/projects/1204'. */
  name: string;
}

/** How long nothing is typed before it is kept, in milliseconds. */
const PAUSE = 400;

interface Found {
  readonly at: number;
  /** Put back into the form. */
  readonly restored: readonly DraftChange[];
  /** Of fields that somebody else has changed since; they wait for a decision. */
  readonly disputed: readonly DraftChange[];
}

/**
 * Keeps what is typed in this browser until it is saved or given up, and puts it back when the form is opened again,
 * after a crash as after a closed tab. Passwords and cards are never kept, nor files on their way.
 */
export function FormDraft({ name }: Props) {
  const forms = useForms();
  const { t, locale } = forms;
  const { subscribe, getValues, setValue, fields, on } = useFormScope();
  const [found, setFound] = useState<Found>();
  const first = useRef<Readonly<Record<string, unknown>>>({});

  const put = (input: string, value: unknown): void =>
    setValue(input, copyOf(value) ?? '', { shouldDirty: true, shouldValidate: true });
  const firstOf = (input: string): unknown => valueAt(first.current, inputPath(input));
  const keep = useEffectEvent(() => {
    const changes = draftChanges(fields(), first.current, getValues());
    // what waits for a decision is still there after the next crash
    const disputed = (found?.disputed ?? []).filter(({ name: one }) => changes.every((change) => change.name !== one));
    if (changes.length + disputed.length === 0) return forgetDraft(localStorage, name);
    writeDraft(localStorage, name, { at: Math.floor(Date.now() / 1000), changes: [...changes, ...disputed] });
  });
  const forget = useEffectEvent(() => {
    forgetDraft(localStorage, name);
    first.current = copyOf(getValues()) as Record<string, unknown>;
    setFound(undefined);
  });
  const restore = useEffectEvent(() => {
    const draft = readDraft(localStorage, name, Date.now() / 1000);
    if (!draft) return;
    const asked = new Set(
      fields()
        .filter(isAsked)
        .map((field) => inputName('', field.name)),
    );
    const news = draft.changes.filter((change) => asked.has(change.name) && !isSame(firstOf(change.name), change.to));
    if (news.length === 0) return forgetDraft(localStorage, name);
    const isUntouched = ({ name: input, from }: DraftChange): boolean => isSame(firstOf(input), from);
    const restored = news.filter(isUntouched);
    const disputed = news.filter((change) => !isUntouched(change));
    for (const change of restored) put(change.name, change.to);
    setFound({ at: draft.at, restored, disputed });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    first.current = copyOf(getValues()) as Record<string, unknown>;
    // once the page has taken over what the server drew
    queueMicrotask(() => restore());
    const keepNow = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const onChange = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE);
    };
    const dropped = (): void => {
      clearTimeout(timer);
      timer = undefined;
      forget();
    };
    const stops = [
      subscribe({ formState: { values: true }, callback: onChange }),
      on('saved', dropped),
      on('left', dropped),
    ];
    // the last moment at which a page is sure to be asked
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      stops.forEach((stop) => stop());
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [subscribe, getValues, on]);

  if (!found) return null;
  const { at, restored, disputed } = found;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);
  const names = (changes: readonly DraftChange[]): string =>
    new Intl.ListFormat(locale).format(changes.map((change) => calledAt(fields(), change.name, t)));
  const discard = (): void => {
    for (const change of restored) put(change.name, firstOf(change.name));
    forgetDraft(localStorage, name);
    setFound(undefined);
  };
  const takeMine = (): void => {
    for (const change of disputed) put(change.name, change.to);
    setFound({ at, restored: [...restored, ...disputed], disputed: [] });
  };
  return (
    <Alert severity="info" role="status" sx={{ mb: 2.5 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {restored.length > 0 && <span>{t('forms.draft_restored', { when, names: names(restored) })}</span>}
        {disputed.length > 0 && <span>{t('forms.draft_disputed', { when, names: names(disputed) })}</span>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: -0.75 }}>
          {disputed.length > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={takeMine}>
              {t('forms.draft_use_mine')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={discard}>
            {t('forms.draft_discard')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setFound(undefined)}>
            {t('words.ok')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
