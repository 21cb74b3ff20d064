/** The page of widgets.tsx with the description's enums: how much of the engine's bytes they are. */
import './widgets.tsx';
import { enums } from '#generated/enum-index.ts';

Object.assign(globalThis, { used: enums });
