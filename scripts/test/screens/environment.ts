import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom with one document for all test files of a worker: Testing Library, Emotion and other modules, which the files
 * share, keep the document that they were loaded with.
 */
const environment: Environment = {
  name: 'one-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('jsdom' in global)) await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
};
export default environment;
