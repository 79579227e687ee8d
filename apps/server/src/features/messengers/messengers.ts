/** The messengers' door: what all of them share, whichever it is that people write on. */
export { answerMember, answerToWish, isStopWord, spoken, wordOf, type TalkDeps } from './answer-member.ts';
export {
  answerChat,
  type ChatAnswer,
  type ChatButton,
  type ChatContent,
  type ChatInbound,
  type ChatPort,
} from './chat-inbound.ts';
export { acceptedIn, callMessenger, jsonOf, pictureForm, waitOf } from './chat-call.ts';
export { answerJobOf, chatJobs } from './chat-jobs.ts';
export { giveLink, mayLink, unlinkChat, unlinkOwnChat } from './chat-linking.ts';
export { sendAnswer, type ChatMessage, type ChatRemedy, type ChatSender, type Refused } from './chat-sending.ts';
export { findChatDates, findChatOf, findChatOwner, type ChatRow } from './chat-store.ts';
export { bubbleOf } from './chat-text.ts';
export type { Arrival, ChatWay, LinkedChat } from './chat-way.ts';
export { fixedReply, isTalking, tapOf, type Choice, type Spoken, type Talk, type Written } from './conversation.ts';
export { answerWaiting, inboundContext, keepInbound, keepWaiting } from './inbox.ts';
export { codeIn, isCode, newCode } from './link-code.ts';
export { listAt, objectAt, objectIn, textAt, type Json } from './json-fields.ts';
export { mailAbout, type LinkEvent } from './mails.ts';
export { organizationNameOf } from './organization-name.ts';
export { mishapOf, type Mishap, type Outcome } from './outcome.ts';
export { pacerOf } from './pacer.ts';
export { hashOfMessageId, hashOfPerson, hashOfSent, productKeyContext } from './person-hash.ts';
export { openChat, openChatWith, type Owner } from './sealed-chat.ts';
export { findLinkCode, takeLinkCode, upsertLinkCode, type LinkCode } from './store.ts';
export type { ReportSent, SentReports } from './sent-reports.ts';
