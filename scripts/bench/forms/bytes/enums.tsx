/** The page of widgets.tsx with the description's enums: how much of the engine's bytes they are. */
import './widgets.tsx';
import { enumChoices } from '#generated/enum-choices.ts';

Object.assign(globalThis, { used: enumChoices });
