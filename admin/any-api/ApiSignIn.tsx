import { apiFacts } from '#generated/api-facts.ts';
import type { ApiFacts, FieldDefinition } from '#generated/definitions.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLogin, useTranslate } from 'react-admin';
import { useState } from 'react';
import { LanguageMenu } from '../frame/LanguageMenu.tsx';
import { Notifications } from '../frame/Notifications.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { SchemeButton } from '../frame/SchemeButton.tsx';

type Scheme = ApiFacts['signIn'][number];

const SECRET: readonly FieldDefinition[] = [
  { name: 'secret', type: 'password', label: 'api_sign_in.secret', required: true },
];
const LOGIN: readonly FieldDefinition[] = [
  { name: 'username', type: 'text', label: 'api_sign_in.username', required: true },
  { name: 'password', type: 'password', label: 'api_sign_in.password' },
];

/** It exists already: how strong it is need not be judged. */
const HIDDEN = { autoComplete: 'current-password' } as const;

/** What a person is asked for to call an API, by the security schemes of its description. */
export function ApiSignIn() {
  const t = useTranslate();
  const login = useLogin();
  const { signIn, title } = apiFacts;
  const [chosen, setChosen] = useState<Scheme | undefined>(signIn[0]);
  if (!chosen) return null;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 420, p: 3, borderRadius: 3 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', mb: 2.5 }}>
          <Box sx={{ flex: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {title}
            </Typography>
            <PageTitle text={t('frame.sign_in')} />
          </Box>
          <LanguageMenu />
          <SchemeButton />
        </Stack>
        {signIn.length > 1 && (
          <TextField
            select
            fullWidth
            sx={{ mb: 2.5 }}
            label={t('api_sign_in.method')}
            value={chosen.name}
            onChange={({ target }) => setChosen(signIn.find(({ name }) => name === target.value))}
          >
            {signIn.map((scheme) => (
              <MenuItem key={scheme.name} value={scheme.name}>
                {nameOf(scheme, t)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {chosen.help && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
            {chosen.help}
          </Typography>
        )}
        <SchemaForm
          key={chosen.name}
          definitions={chosen.in === 'basic' ? LOGIN : SECRET}
          overrides={{ secret: HIDDEN, password: HIDDEN }}
          onSubmit={(values) => login({ ...values, scheme: chosen.name })}
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

/** The scheme in words: what is asked for, and the header or parameter it goes to. */
function nameOf({ in: place, key }: Scheme, t: (key: string) => string): string {
  const word = t(`api_sign_in.${place === 'bearer' || place === 'basic' ? place : 'key'}`);
  return key === undefined ? word : `${word} (${key})`;
}
