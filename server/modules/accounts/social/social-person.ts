/** How long a service may take to answer, in milliseconds. */
export const SOCIAL_TIMEOUT_MS = 5_000;

/** A person as another service knows them. */
export interface SocialPerson {
  /** The service's identifier of the person, which never changes. */
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** A name of a service's answer, at most 80 characters; null when it is empty or no text. */
export const readName = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : null;
