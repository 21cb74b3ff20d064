import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LANGUAGE, parseLanguage } from '#domain/language.ts';
import type { Messages } from '#locales/lean-texts.ts';
import { MESSAGE_FILES } from './locale/message-files.ts';
import { registerMessages } from './locale/messages.ts';
import { watchPictures } from './watch-pictures.ts';

watchPictures();

const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;

// the page preloads these files
const files = MESSAGE_FILES[language].map(async (file) => (await fetch(file)).json() as Promise<Messages>);

void Promise.all(files).then((namespaces) => {
  registerMessages(language, namespaces);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
