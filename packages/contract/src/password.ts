import * as z from 'zod/mini';

/** A password that is compared with the one there is: whatever it looks like, only its length is bounded. */
export const PresentPassword = z.string().check(z.minLength(1, 'Password is required'), z.maxLength(1024));
