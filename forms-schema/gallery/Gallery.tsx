import { Suspense, use } from 'react';
import { getFormatLocale } from '#domain/language.ts';
import { createTranslator } from '#locales/translate.ts';
import type { Language } from '#generated/enums.ts';
import type { FormsContextValue } from '../context.tsx';
import { useArtists } from '../stories/artists.ts';
import { storyRules } from '../stories/story-rules.ts';
import { type Story, stories } from '../stories/stories.ts';
import { useAddress } from './address.ts';
import { Frame } from './Frame.tsx';
import { GalleryTheme } from './GalleryTheme.tsx';
import { StoryPage } from './StoryPage.tsx';

const contexts = new Map<Language, Promise<FormsContextValue>>();

/** Loads the forms context of a language, once. */
function loadFormsContext(language: Language): Promise<FormsContextValue> {
  const cachedContext = contexts.get(language);
  if (cachedContext) return cachedContext;
  const context = createTranslator(language, ['common', 'gallery']).then(({ t }): FormsContextValue => ({
    t: (key, params) => t(key, { ...params }),
    locale: getFormatLocale(language),
    rules: storyRules,
    useReference: useArtists,
  }));
  contexts.set(language, context);
  return context;
}

function GalleryPage() {
  const address = useAddress();
  const forms = use(loadFormsContext(address.language));
  const story: Story | undefined = stories.find(({ name }) => name === address.story || address.story === '');
  const page = <StoryPage key={story?.name} story={story} state={address.state} forms={forms} />;
  return address.isBare ? (
    <main>{page}</main>
  ) : (
    <Frame address={address} story={story} forms={forms}>
      {page}
    </Frame>
  );
}

/** Gallery of all fields and forms in every state, language and theme. */
export function Gallery() {
  return (
    <GalleryTheme address={useAddress()}>
      <Suspense>
        <GalleryPage />
      </Suspense>
    </GalleryTheme>
  );
}
