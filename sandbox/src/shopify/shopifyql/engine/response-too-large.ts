/** Becomes the top-level error RESPONSE_TOO_LARGE: fewer dimensions or a shorter window would do. */
export class ResponseTooLarge extends Error {
  constructor() {
    super('The response is too large. Use fewer dimensions or a shorter date range.');
  }
}
