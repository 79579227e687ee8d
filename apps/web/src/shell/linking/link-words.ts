/** What is said while a messenger is being linked. */
export type LinkWords = {
  /** "WhatsApp" */
  app: string;
  /** What the picture does, for who does not see it. */
  picture: string;
  /** What to do where the picture is shown, and on the phone itself. */
  scan: string;
  tap: string;
  /** What is waited for. */
  waiting: string;
  /** Why a password is asked for. */
  password: string;
};
