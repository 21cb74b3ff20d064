/** A question with two answers. */
export interface Question {
  title: string;
  text?: string;
  /** What the button says that goes on. */
  yes: string;
  /** Going on cannot be taken back. */
  destructive?: boolean;
}
