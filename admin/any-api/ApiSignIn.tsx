import { apiFacts } from '#generated/api-facts.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLogin, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageMenu } from '#admin/app/frame/LanguageMenu.tsx';
import { Notifications } from '#admin/app/frame/Notifications.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SchemeButton } from '#admin/app/frame/SchemeButton.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { clearFailure, readFailure } from './pending-sign-in.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { buildMethodFields, getMethodKey, type Method, listMethods } from './sign-in-methods.ts';

const ways = listMethods(apiFacts);

/** An existing password: no strength meter. */
const EXISTING_PASSWORD = { autoComplete: 'current-password' } as const;

/** The sign-in form of an API, built from the security schemes of its description. */
export function ApiSignIn() {
  const t = useTranslate();
  const login = useLogin();
  const { state } = useLocation();
  const { title } = apiFacts;
  const [chosen, setChosen] = useState(ways[0]);
  const [failure, setFailure] = useState(readFailure);
  if (!chosen) return null;
  const definitions = chosen.flatMap((method, place) => buildMethodFields(method, place, settings));
  const submit = async (values: Readonly<Record<string, unknown>>) => {
    setFailure(undefined);
    clearFailure();
    try {
      await login(await signIn(chosen, values, getReturnPage(state)));
    } catch (error) {
      setFailure(await describeFailure(error));
    }
  };
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 420, p: 3, borderRadius: 3 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', mb: 2.5 }}>
          <Box sx={{ flex: 1 }}>
            <SecondaryText>{title}</SecondaryText>
            <PageTitle text={t('frame.sign_in')} />
          </Box>
          <LanguageMenu />
          <SchemeButton />
        </Stack>
        {ways.length > 1 && (
          <TextField
            select
            fullWidth
            sx={{ mb: 2.5 }}
            label={t('api_sign_in.method')}
            value={getMethodLabel(chosen)}
            onChange={({ target }) => setChosen(ways.find((way) => getMethodLabel(way) === target.value))}
          >
            {ways.map((way) => (
              <MenuItem key={getMethodLabel(way)} value={getMethodLabel(way)}>
                {way.map((method) => describeMethod(method, t)).join(' + ')}
              </MenuItem>
            ))}
          </TextField>
        )}
        {chosen.map(({ scheme: { name, help } }) => help && <Note key={name}>{help}</Note>)}
        {chosen.some(({ by }) => by === 'authorization_code') && <Note>{t('api_sign_in.leaves')}</Note>}
        {failure !== undefined && (
          <Alert severity="error" sx={{ mb: 2.5 }}>
            {failure}
          </Alert>
        )}
        <SchemaForm
          key={getMethodLabel(chosen)}
          definitions={definitions}
          overrides={Object.fromEntries(
            definitions.map(({ name, type }) => [name, type === 'password' ? EXISTING_PASSWORD : {}]),
          )}
          onSubmit={submit}
          submitOnEnter
        >
          <SubmitButton fullWidth size="large" sx={{ mt: 2.5 }}>
            {t('frame.sign_in')}
          </SubmitButton>
        </SchemaForm>
      </Paper>
      <Notifications />
    </Box>
  );
}

function Note({ children }: { children: string }) {
  return <SecondaryText sx={{ mb: 2.5 }}>{children}</SecondaryText>;
}

const getMethodLabel = (way: readonly Method[]): string => way.map(getMethodKey).join(' + ');

/** Describes a method: the input, and its header, parameter or provider. */
function describeMethod({ scheme, by }: Method, t: (key: string) => string): string {
  const { in: place, key, name, flows, discovery } = scheme;
  const hasProvider = flows !== undefined || discovery !== undefined;
  if (by === 'login') return t('api_sign_in.basic');
  if (by === 'secret') {
    const word = t(`api_sign_in.${place === 'bearer' ? 'bearer' : 'key'}`);
    return key === undefined && !hasProvider ? word : `${word} (${key ?? name})`;
  }
  return `${t(`api_sign_in.${by === 'password' ? 'basic' : by}`)} (${name})`;
}

/** The page that required the sign-in, from react-admin's location state. */
function getReturnPage(state: unknown): string {
  const { nextPathname = '/', nextSearch = '' } = (state ?? {}) as { nextPathname?: string; nextSearch?: string };
  return `/admin${nextPathname}${nextSearch}`;
}

async function describeFailure(error: unknown): Promise<string> {
  const { getErrorDescription } = await import('./oauth.ts');
  return getErrorDescription(error);
}
