/** What is kept of the account in the query cache, and renewed by more than one of its parts. */
export const sessionsKey = ['sessions'];
export const apiTokensKey = ['api-tokens'];
export const webhooksKey = ['webhooks'];
