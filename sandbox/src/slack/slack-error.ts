/** A refusal as Slack words it: an answer that went well, with a word for what did not. */
export class SlackError extends Error {
  readonly more: object;

  constructor(error: string, more: object = {}) {
    super(error);
    this.more = more;
  }

  body(): object {
    return { ok: false, error: this.message, ...this.more };
  }
}

/** The one refusal that is one in HTTP as well. */
export class RateLimited extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('ratelimited');
    this.seconds = seconds;
  }
}
