// apart from the rest of the library, which every form loads
export { useFieldArray } from 'react-hook-form';
