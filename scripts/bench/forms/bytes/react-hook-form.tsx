// The page of widgets.tsx with the exports of react-hook-form that the engine uses.
import './widgets.tsx';
import { useController, useForm, useFormState, useWatch } from 'react-hook-form';

Object.assign(globalThis, { used: [useController, useForm, useFormState, useWatch] });
