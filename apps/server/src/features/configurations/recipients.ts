/** Who gets the report of a configuration. Pure. */
import type { Frequency } from '@tillsight/contract/configurations';
import { configurableRoles, type AssignableRole } from '@tillsight/contract/role';

export type Member = { id: string; role: string };

/** A configuration as far as it decides who gets what. */
export type Claim = { userId: string; role: AssignableRole; frequency: Frequency };

/**
 * A member's own configuration goes to that member. A merchant's goes to everybody with its role who has none of their
 * own for its frequency, or else to the merchant. One that its owner may not have any more goes to nobody.
 */
export function recipientsOf(claim: Claim, team: readonly Member[], claims: readonly Claim[]): string[] {
  const owner = team.find(member => member.id === claim.userId);
  if (owner === undefined || !mayHave(owner, claim.role)) return [];
  if (owner.role !== 'merchant') return [owner.id];
  const members = team.filter(member => member.role === claim.role && !hasOwn(member, claim.frequency, claims));
  return members.length === 0 ? [owner.id] : members.map(member => member.id);
}

function mayHave(member: Member, role: string): boolean {
  return configurableRoles(member.role).some(allowed => allowed === role);
}

/** One kept from a former role does not count. */
function hasOwn(member: Member, frequency: string, claims: readonly Claim[]): boolean {
  return claims.some(
    claim => claim.userId === member.id && claim.role === member.role && claim.frequency === frequency,
  );
}
