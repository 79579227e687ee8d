import * as tokens from '../tokens.ts';
import * as users from '../users.ts';
import { documentedUnder, done, sample } from './documented.ts';

const team = documentedUnder('Team');
const token = documentedUnder('API tokens');
const { organizationId, colleagueId, password } = sample;

const ravi = {
  id: colleagueId,
  email: 'ravi@lotus-lane.example',
  name: 'Ravi Menon',
  role: 'sales',
  organization_id: organizationId,
  mobile_number: '+919822012345',
};

const apiToken: tokens.ApiToken = {
  id: sample.tokenId,
  name: 'Weekly sheet',
  ending: 'k3Qz',
  scopes: ['ask', 'metrics:read'],
  created_at: '2026-11-20T06:00:00.000Z',
  expires_at: '2026-12-20T06:00:00.000Z',
  used_at: null,
};

export const teamDocuments = [
  team(users.listUsers, {
    summary: 'List the team',
    description: 'Everybody in the organization, with role and phone number.',
    request: { organizationId },
    response: { success: true, users: [ravi] },
  }),
  team(users.addUser, {
    summary: 'Add a colleague',
    description: 'The colleague signs in with the address and the password you give here.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: {
      organizationId,
      organization_id: organizationId,
      email: ravi.email,
      name: ravi.name,
      password,
      role: 'sales',
      mobile_number: ravi.mobile_number,
    },
    response: ravi,
  }),
  team(users.updateUser, {
    summary: "Change a colleague's name, role or number",
    description: 'Fields that are left out stay as they are. A new role counts from the next request on.',
    refusals: ['forbidden'],
    request: { organizationId, userId: colleagueId, role: 'marketing' },
    response: { ...ravi, role: 'marketing' },
  }),
  team(users.deleteUser, {
    summary: 'Delete a colleague',
    description:
      'Ends every session, token and linked phone of that account. The last merchant cannot be deleted, nor can you delete yourself.',
    refusals: ['forbidden', 'conflict'],
    request: { organizationId, userId: colleagueId },
    response: { success: true },
  }),
  token(tokens.listApiTokens, {
    summary: 'List your API tokens',
    description: 'Names, scopes, and when each was last used. Their secrets cannot be read again.',
    request: {},
    response: { success: true, tokens: [apiToken] },
  }),
  token(tokens.createApiToken, {
    summary: 'Make an API token',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    description: 'Its secret is told in this answer and never again. Send it as `Authorization: Bearer …`.',
    request: { name: 'Weekly sheet', scopes: ['ask', 'metrics:read'], expires_in_days: 30, password },
    response: {
      ...done('Copy the token now. It is not shown again.'),
      token: apiToken,
      secret: 'tillsight_the-secret-is-shown-here-and-never-again-k3Qz',
    },
  }),
  token(tokens.revokeApiToken, {
    summary: 'Revoke an API token',
    description: 'Programs that use it are refused from the next request on.',
    request: { token_id: sample.tokenId },
    response: done('The token has been revoked.'),
  }),
];
