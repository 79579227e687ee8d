/** A refusal as the Bot API words it. */
export class BotError extends Error {
  readonly code: number;
  readonly parameters: Record<string, number> | undefined;

  constructor(code: number, description: string, parameters?: Record<string, number>) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }

  body(): object {
    const { code: error_code, message: description, parameters } = this;
    return { ok: false, error_code, description, ...(parameters === undefined ? {} : { parameters }) };
  }
}

export const badRequest = (what: string): BotError => new BotError(400, `Bad Request: ${what}`);

export const tooMany = (seconds: number): BotError =>
  new BotError(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
