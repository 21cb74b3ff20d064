import { ApiError } from '#generated/client/api-error.ts';
import { LoginRequestFields } from '#generated/fields/LoginRequest.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import type { SignInStep } from '#generated/schemas.ts';
import { CodeRequired } from '#admin/api/auth-provider.ts';
import { toSubmitErrors } from '#admin/api/submit-errors.ts';
import { CodeForm } from './CodeForm.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { Notifications } from './Notifications.tsx';
import { PageTitle } from '#admin/ui/PageTitle.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { SchemeButton } from './SchemeButton.tsx';

const OVERRIDES = {
  email: { autoComplete: 'username webauthn' },
  password: { autoComplete: 'current-password' },
} as const;

/** Sign-in form of the back office, in two steps for accounts with authenticator codes. */
export function SignIn() {
  const t = useTranslate();
  const login = useLogin();
  const [step, setStep] = useState<SignInStep>();
  const submit = async (values: Record<string, unknown>) => {
    try {
      await login(values);
      return undefined;
    } catch (error) {
      if (error instanceof CodeRequired) {
        setStep(error.step);
        return undefined;
      }
      if (error instanceof ApiError && error.code === 'staff_only') return { message: t('frame.not_staff') };
      return toSubmitErrors(error, t);
    }
  };
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 380, p: 3, borderRadius: 3 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', mb: 2.5 }}>
          <Box sx={{ flex: 1 }}>
            <SecondaryText>{t('frame.title')}</SecondaryText>
            <PageTitle text={t(step ? 'frame.code_title' : 'frame.sign_in')} />
          </Box>
          <LanguageMenu />
          <SchemeButton />
        </Stack>
        {step ? (
          <CodeForm step={step} submit={submit} onRestart={() => setStep(undefined)} />
        ) : (
          <SchemaForm definitions={LoginRequestFields} overrides={OVERRIDES} onSubmit={submit} submitOnEnter>
            <SubmitButton fullWidth size="large" sx={{ mt: 2.5 }}>
              {t('frame.sign_in')}
            </SubmitButton>
            <PasskeySignIn submit={submit} />
          </SchemaForm>
        )}
      </Paper>
      <Notifications />
    </Box>
  );
}
