import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Functions of packages that a room wraps: the wrapper is used instead. */
const WRAPPED = {
  storefront: [
    {
      name: 'react-router',
      importNames: ['redirect', 'redirectDocument', 'replace'],
      message: 'Use redirectTo or reloadAt of storefront/app/visit/redirect.ts, which never lead to another site.',
    },
  ],
};

const wrapped = Object.entries(WRAPPED).map(([room, paths]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { paths }] },
}));

export default tseslint.config(
  { ignores: ['node_modules', 'build', 'data', 'generated', '**/.react-router', '.cache', 'coverage'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.{test,spec,sample}.{ts,tsx}', 'e2e/**', '**/fixtures/**'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 80] },
  },
  {
    // waits that are not for something, assertions that read once or are not awaited, tests that assert nothing
    files: ['e2e/**/*.spec.ts'],
    plugins: { playwright },
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^sees?[A-Z]', '^is[A-Z]'] }],
      'playwright/missing-playwright-await': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-standalone-expect': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/valid-expect': 'error',
    },
  },
  ...wrapped,
);
