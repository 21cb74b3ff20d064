import { Suspense, use } from 'react';
import { formatLocale } from '#domain/language.ts';
import { createTranslator } from '#locales/translate.ts';
import type { Language } from '#generated/enums.ts';
import type { Forms } from '../context.tsx';
import { useArtists } from '../stories/artists.ts';
import { storyRules } from '../stories/story-rules.ts';
import { type Story, stories } from '../stories/stories.ts';
import { useAddress } from './address.ts';
import { Frame } from './Frame.tsx';
import { Look } from './Look.tsx';
import { StoryPage } from './StoryPage.tsx';

const loaded = new Map<Language, Promise<Forms>>();

/** What forms need of their surroundings, in a language; one and the same each time. */
function wordsOf(language: Language): Promise<Forms> {
  const known = loaded.get(language);
  if (known) return known;
  const words = createTranslator(language, ['common', 'gallery']).then(({ t }): Forms => ({
    t: (key, params) => t(key, { ...params }),
    locale: formatLocale(language),
    rules: storyRules,
    useReference: useArtists,
  }));
  loaded.set(language, words);
  return words;
}

function Shown() {
  const address = useAddress();
  const forms = use(wordsOf(address.language));
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

/** Every field and form there is, in every state, language and look. */
export function Gallery() {
  return (
    <Look address={useAddress()}>
      <Suspense>
        <Shown />
      </Suspense>
    </Look>
  );
}
