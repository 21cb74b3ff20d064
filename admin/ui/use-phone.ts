import useMediaQuery from '@mui/material/useMediaQuery';

const PHONE = '(max-width: 850px)'; // §9 mobile breakpoint
/** Media query and width of the side bar. */
export const WITH_SIDE_BAR = '@media (min-width: 850.05px)';
export const SIDE_WIDTH = 208;
const NARROW = '(max-width: 500px)'; // §9 mobile breakpoint

/** Whether the side bar is a drawer. */
export const useCompact = (): boolean => useMediaQuery(PHONE, { noSsr: true });

/** Whether the screen is as narrow as a phone. */
export const usePhone = (): boolean => useMediaQuery(NARROW, { noSsr: true });
