import * as z from 'zod/mini';

/** How something reaches somebody: by a messenger they have linked, or by mail. */
export const Channel = z.enum(['whatsapp', 'telegram', 'slack', 'email']);
export type Channel = z.infer<typeof Channel>;

export type Messenger = Exclude<Channel, 'email'>;
