import { useRef, useState } from 'react';
import { ChatMessageRequestFields } from '#generated/fields/ChatMessageRequest.ts';
import { ChatRequestFields } from '#generated/fields/ChatRequest.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { BotTrap } from '#storefront/ui/BotTrap.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './ChatPanel.module.css';

interface Props {
  readonly isStarted: boolean;
  readonly problem: Problem | undefined;
  readonly onSend: (fields: object) => Promise<boolean>;
}

/** Visitors have to give their name and address; an account has both. */
const START_FIELDS = ChatRequestFields.filter(({ name }) => name !== 'website').map((field) => ({
  ...field,
  required: true,
}));

/** The form of a message; the first one of a visitor with name and e-mail address. Keeps the text when sending fails. */
export function ChatForm({ isStarted, problem, onSend }: Props) {
  const { t } = useTexts();
  const isSignedIn = useRootData()?.user !== undefined;
  const [sent, setSent] = useState(0);
  const trap = useRef<HTMLInputElement>(null);
  const isMessageOnly = isStarted || isSignedIn;
  const submit = async (values: object) => {
    const isAccepted = await onSend({ ...values, ...(trap.current?.value && { website: trap.current.value }) });
    // a new form is empty
    if (isAccepted) setSent((count) => count + 1);
  };
  return (
    <div className={styles.form}>
      {problem && !problem.errors?.length && (
        <Notice kind="error" title={problem.detail ?? t.maybe(`errors.${problem.code}`) ?? t('errors.unknown')} />
      )}
      <SchemaForm
        key={`${isMessageOnly} ${sent}`}
        definitions={isMessageOnly ? ChatMessageRequestFields : START_FIELDS}
        overrides={isMessageOnly ? {} : { name: { autoComplete: 'name' }, email: { autoComplete: 'email' } }}
        errors={problem?.errors ?? []}
        aria-label={t('chat.title')}
        onSubmit={submit}
      >
        <div className={styles.send}>
          <SubmitButton>{t('chat.send')}</SubmitButton>
        </div>
        {!isStarted && <BotTrap ref={trap} />}
      </SchemaForm>
    </div>
  );
}
