import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// the library does this by itself only where the test functions are global
afterEach(cleanup);
