// Loaded before a measured program (`node --import`): says at its end what it used.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.USAGE_FILE ?? '/dev/null', JSON.stringify(process.resourceUsage())));
