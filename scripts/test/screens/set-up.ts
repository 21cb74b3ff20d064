// Set-up of each test file of screens.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// lazy parts load slowly on a busy machine
configure({ asyncUtilTimeout: 20_000 });

// jsdom does not implement it; nothing comes into view
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// nothing of a test is left to the next one, in the same or another file
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
