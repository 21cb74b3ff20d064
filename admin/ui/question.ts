/** Texts of a confirmation dialog. */
export interface Question {
  title: string;
  text?: string;
  /** Text of the confirming button. */
  yes: string;
  /** The action cannot be undone. */
  destructive?: boolean;
}
