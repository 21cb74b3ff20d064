// The entry of the server process.
import '#server/core/database/load-drizzle.ts';

// an import in the first line's manner would be resolved before the hook is set
await import('#server/start.ts');
