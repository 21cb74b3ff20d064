// The entry of the server process.
import '#server/core/database/load-drizzle.ts';

// a static import would be resolved before the hook is set
await import('#server/start.ts');
