// A page with the measured form written by hand.
import { createRoot } from 'react-dom/client';
import { FIELDS_PER_COPY } from '../fields.ts';
import { HandMadeForm } from '../hand-made/HandMadeForm.tsx';

createRoot(document.body).render(<HandMadeForm count={FIELDS_PER_COPY} onSubmit={console.log} />);
