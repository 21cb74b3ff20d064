/** The page of widgets.tsx with what the engine takes of react-hook-form: how much of its bytes that is. */
import './widgets.tsx';
import { useController, useForm, useFormState, useWatch } from 'react-hook-form';

Object.assign(globalThis, { used: [useController, useForm, useFormState, useWatch] });
