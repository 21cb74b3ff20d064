import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// the library cleans up by itself only with global test functions
afterEach(cleanup);
