const DAY = 86_400_000;

/** Days after a refusal until a card is asked again, refusal by refusal: often enough for the next pay day, then it ends. */
export const RETRY_DAYS = [3, 5, 7] as const;

/** When a card that was refused for the so-manieth time is asked again; null when it was asked often enough. */
export function retryAt(attempts: number, refused: Date): Date | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : new Date(refused.getTime() + days * DAY);
}

/** Whether a card pays no more: it is good until the end of the month it names. */
export const isCardOver = (expires: string | null, month: string): boolean => expires !== null && expires < month;
