import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';

type Fields = Record<string, string[]>;

/** A refusal as the documentation shows them: a message, the status beside it, and for 422 what was wrong by field. */
export class ShiprocketError extends Error {
  readonly status: number;
  readonly fields: Fields | undefined;

  constructor(status: number, message: string, fields?: Fields) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

export function errorReply({ message, status, fields }: ShiprocketError): HttpReply {
  return json(status, { message, ...(fields === undefined ? {} : { errors: fields }), status_code: status });
}

export function invalid(fields: Fields): ShiprocketError {
  return new ShiprocketError(422, 'Oops! Invalid Data.', fields);
}

export function absent(what: string): ShiprocketError {
  return new ShiprocketError(400, `The sandbox does not have this: ${what}.`);
}

const messages: Record<number, string> = {
  401: 'Unauthenticated.',
  403: 'Unauthorized. This user may not use this module.',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
  429: 'Too Many Attempts.',
};

export function errorOfStatus(status: number): ShiprocketError {
  return new ShiprocketError(status, messages[status] ?? 'Internal server error.');
}
