// Loaded before a measured program (`node --import`): says at the end how much memory the process had at most, in kB.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.PEAK_FILE ?? '/dev/null', String(process.resourceUsage().maxRSS)));
