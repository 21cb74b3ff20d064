// Loaded before a measured program (`node --import`); writes its resource usage on exit.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.USAGE_FILE ?? '/dev/null', JSON.stringify(process.resourceUsage())));
