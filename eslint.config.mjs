// Import directions of the house (README "Rooms"): generated <- domain <- forms-schema <- admin | storefront; server <- generated, domain.
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ROOMS = ['admin', 'storefront', 'server', 'forms-schema', 'domain', 'generated', 'scripts', 'locales', 'e2e'];

/** Which rooms each room may import from, besides itself. A room not named here is unrestricted (scripts, e2e). */
const MAY_IMPORT = {
  generated: [],
  locales: ['generated'],
  domain: ['generated'],
  'forms-schema': ['generated', 'domain', 'locales'],
  admin: ['generated', 'domain', 'forms-schema', 'locales'],
  storefront: ['generated', 'domain', 'forms-schema', 'locales'],
  // the server checks with the rule table of the forms, which is pure; it never loads a screen
  server: ['generated', 'domain', 'locales', 'forms-schema'],
};

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

const directions = Object.entries(MAY_IMPORT).map(([room, allowed]) => {
  const forbidden = ROOMS.filter((other) => other !== room && !allowed.includes(other));
  return {
    files: [`${room}/**/*.{ts,tsx}`],
    // how a room is built is a matter of the scripts
    ignores: [`${room}/vite.config.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: WRAPPED[room] ?? [],
          patterns: [
            {
              group: forbidden.flatMap((other) => [`#${other}/*`, `**/../${other}/**`]),
              message: `${room} may import only from ${[room, ...allowed].join(', ')}.`,
            },
          ],
        },
      ],
    },
  };
});

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
  ...directions,
);
