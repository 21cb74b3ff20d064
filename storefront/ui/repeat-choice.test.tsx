import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useState } from 'react';
import { repeatChoice } from './repeat-choice.ts';

function Colours({ onChoose }: { readonly onChoose: (value: string) => void }) {
  const [chosen, setChosen] = useState('black');
  return (
    <fieldset ref={repeatChoice}>
      {['black', 'red'].map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={colour === chosen}
          onChange={() => {
            setChosen(colour);
            onChoose(colour);
          }}
        />
      ))}
    </fieldset>
  );
}

/** Chooses on the server's page, starts the script, and returns what was reported and what is chosen then. */
async function hydrate(early?: string) {
  const reported: string[] = [];
  const colours = <Colours onChoose={(value) => reported.push(value)} />;
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(colours);
  if (early) page.querySelector<HTMLInputElement>(`[value=${early}]`)?.click();
  await act(async () => {
    hydrateRoot(page, colours);
    await Promise.resolve();
  });
  const chosen = page.querySelector<HTMLInputElement>(':checked')?.value;
  page.remove();
  return { reported, chosen };
}

test('a choice from before the script is reported once', async () =>
  expect(await hydrate('red')).toEqual({ reported: ['red'], chosen: 'red' }));

test('the choice of the server is not reported', async () =>
  expect(await hydrate()).toEqual({ reported: [], chosen: 'black' }));
