/** Alerts: what somebody wants to be told of when it is so. Kept are the question and the condition, never a figure. */
export { answerPointed, carryOut } from './carry-out.ts';
export { checkedRequest, isId, mayAsk } from './rules.ts';
export { changeAlert, claimDueAlerts, endAlert, findAlert, listAlerts, makeAlert } from './rules.ts';
export { channelFor, mustReach } from './choose-channel.ts';
export { findDueOrganizations, recordLooks, type AlertRow, type DueAlert, type Look } from './store.ts';
export { mayFire, nextLook, quietUntil } from './times.ts';
