/** Something the platform answers with `parseErrors`. It never leaves this folder as an exception. */
export class QlProblem extends Error {
  readonly messages: string[];

  constructor(...messages: string[]) {
    super(messages.join('; '));
    this.messages = messages;
  }
}

export function columnNotFound(name: string): string {
  return `Column Not Found: Column '${name}' not found`;
}

export function notSupported(what: string): QlProblem {
  return new QlProblem(`Feature not supported: ${what}`);
}
