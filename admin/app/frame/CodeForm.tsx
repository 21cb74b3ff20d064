import { SignInCodeRequestFields } from '#generated/fields/SignInCodeRequest.ts';
import type { AuthenticatorSetup, SignInStep } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { SubmitErrors } from '#forms-schema/use-schema-form.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface CodeFormProps {
  readonly step: SignInStep;
  readonly submit: (values: Record<string, unknown>) => Promise<SubmitErrors | undefined>;
  readonly onRestart: () => void;
}

const FIELDS = SignInCodeRequestFields.filter(({ name }) => name === 'code');
const OVERRIDES = { code: { autoComplete: 'one-time-code' } } as const;

/** The second step of a sign-in: a code, after setting up the app where the account has to. */
export function CodeForm({ step: { challenge, setup }, submit, onRestart }: CodeFormProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2}>
      {setup ? <Setup {...setup} /> : <Typography>{t('frame.code_intro')}</Typography>}
      <SchemaForm
        definitions={FIELDS}
        overrides={OVERRIDES}
        onSubmit={({ code }) => submit({ challenge, code })}
        submitOnEnter
      >
        <SubmitButton fullWidth size="large" sx={{ mt: 2.5 }}>
          {t('frame.sign_in')}
        </SubmitButton>
      </SchemaForm>
      <Button onClick={onRestart}>{t('frame.start_again')}</Button>
    </Stack>
  );
}

function Setup({ setup_key, qr, recovery_codes }: AuthenticatorSetup) {
  const t = useTranslate();
  return (
    <Stack spacing={1.5}>
      <Typography>{t('frame.code_set_up')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('frame.code_qr')}
        sx={{ width: 176, height: 176, borderRadius: 1 }}
      />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('frame.code_key')} <code>{setup_key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </Typography>
      <Typography>{t('frame.code_recovery')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {recovery_codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Typography>{t('frame.code_first')}</Typography>
    </Stack>
  );
}
