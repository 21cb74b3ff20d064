import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LANGUAGE, parseLanguage } from '#domain/language.ts';
import type { Messages } from '#locales/lean-texts.ts';
import { holdClicks } from './hold-clicks.ts';
import { MESSAGE_FILES } from './locale/message-files.ts';
import { registerMessages } from './locale/messages.ts';
import { watchPictures } from './watch-pictures.ts';

watchPictures();
const releaseClicks = holdClicks();

/** The site, which answers clicks from its first effect on. */
function Site() {
  useEffect(releaseClicks, []);
  return <HydratedRouter />;
}

const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;

// the page preloads these files
const files = MESSAGE_FILES[language].map(async (file) => (await fetch(file)).json() as Promise<Messages>);

void Promise.all(files).then((namespaces) => {
  registerMessages(language, namespaces);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Site />
      </StrictMode>,
    );
  });
});
