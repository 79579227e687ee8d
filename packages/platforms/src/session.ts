/** One question's use of a grant: a refused token is renewed once, for all its calls. */
import type { HttpAnswer } from './http.ts';
import type { Connection } from './platform.ts';

export type Session = (call: (accessToken: string) => Promise<HttpAnswer>) => Promise<HttpAnswer>;

export function sessionOf(connection: Connection): Session {
  return async call => {
    const accessToken = await connection.accessToken();
    const answer = await call(accessToken);
    if (answer.status !== 401) return answer;
    const renewed = await connection.accessToken({ rejected: accessToken });
    return renewed === accessToken ? answer : call(renewed);
  };
}
