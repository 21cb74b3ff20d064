import useMediaQuery from '@mui/material/useMediaQuery';

const PHONE = '(max-width: 850px)'; // §9 mobile breakpoint
/** Where there is a side bar, and how wide it is. */
export const WITH_SIDE_BAR = '@media (min-width: 850.05px)';
export const SIDE_WIDTH = 208;
const NARROW = '(max-width: 500px)'; // §9 mobile breakpoint

/** Whether the side bar must make way for the screen. */
export const useCompact = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** Whether there is room for one thing at a time only. */
export const usePhone = (): boolean => useMediaQuery(NARROW, { noSsr: true });
