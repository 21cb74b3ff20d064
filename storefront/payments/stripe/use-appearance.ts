import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

const readColor = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--mui-palette-${name}`).trim();

/** Subscribes to changes of the colour scheme, by the system or by the visitor. */
function subscribe(notify: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(notify);
  system.addEventListener('change', notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
  return () => {
    system.removeEventListener('change', notify);
    observer.disconnect();
  };
}

/** The look of Stripe's form, which is in a frame of its own: the colours of the page's scheme. */
export function useAppearance(): Appearance {
  const paper = useSyncExternalStore(subscribe, () => readColor('background-paper'));
  return useMemo(
    () => ({
      theme: 'stripe',
      variables: {
        colorBackground: paper,
        colorPrimary: readColor('primary-main'),
        colorText: readColor('text-primary'),
        colorTextSecondary: readColor('text-secondary'),
        colorDanger: readColor('error-main'),
        borderRadius: '4px',
        fontFamily: 'system-ui, sans-serif',
        fontSizeBase: '16px',
      },
      rules: { '.Input': { border: `1px solid ${readColor('text-secondary')}`, boxShadow: 'none' } },
    }),
    [paper],
  );
}
