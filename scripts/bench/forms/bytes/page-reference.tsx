/** The measured form and nothing else, by hand. */
import { createRoot } from 'react-dom/client';
import { COPY } from '../fields.ts';
import { HandMadeForm } from '../hand-made/HandMadeForm.tsx';

createRoot(document.body).render(<HandMadeForm count={COPY} onSubmit={console.log} />);
