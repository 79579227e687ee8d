import { ApiProblem } from '../google/api-error.ts';
import { AdsProblem } from './ads-problem.ts';
import type { AdsSettings } from './ads-settings.ts';

const TOKEN = 'sandbox-developer-token';

/** Versions that were are told apart from versions that never were. */
export function checkVersion(version: string, { versions }: AdsSettings): void {
  if (versions.includes(version)) return;
  const number = Number(/^v(\d{1,2})$/.exec(version)?.[1]);
  const newest = Math.max(...versions.map(each => Number(each.slice(1))));
  if (number >= 1 && number <= newest)
    throw new AdsProblem('requestError', 'UNSUPPORTED_VERSION', {
      message: `Version ${version} is deprecated. Requests to this version will be blocked.`,
    });
  throw new ApiProblem({ code: 404, message: 'The requested URL was not found on this server.', status: 'NOT_FOUND' });
}

/** What the Cloud project may do. The accounts here are real ones, closed to a project of test access. */
export function checkProject(
  { accessLevel, developerToken: rule }: AdsSettings,
  { version, developerToken }: { version: string; developerToken: string | undefined },
): void {
  if (rule === 'required' && developerToken !== TOKEN)
    throw new AdsProblem('authorizationError', 'DEVELOPER_TOKEN_NOT_APPROVED', {
      message: 'The developer token is missing or not approved for use with production accounts.',
    });
  if (accessLevel !== 'TEST') return;
  const isNewName = Number(version.slice(1)) >= 25;
  throw new AdsProblem(
    'authorizationError',
    isNewName ? 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION' : 'ACTION_NOT_PERMITTED',
    {
      message: 'The Cloud project is only approved for use with test accounts.',
    },
  );
}
