import useMediaQuery from '@mui/material/useMediaQuery';

const PHONE = '(max-width: 850px)'; // §9 mobile breakpoint
const NARROW = '(max-width: 500px)'; // §9 mobile breakpoint

/** Whether the side bar must make way for the screen. */
export const useCompact = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** Whether there is room for one thing at a time only. */
export const usePhone = (): boolean => useMediaQuery(NARROW, { noSsr: true });
