type ErrorKind = { status: number; title: string; details?: string };

/** The codes of Meta's error page that a sender may meet, with the HTTP status of its last copy that printed them. */
const table: Record<number, ErrorKind> = {
  0: { status: 401, title: 'AuthException' },
  1: { status: 400, title: 'An unknown error occurred' },
  2: { status: 503, title: 'Service temporarily unavailable' },
  4: { status: 400, title: 'Application request limit reached' },
  10: { status: 403, title: 'Application does not have permission for this action' },
  33: { status: 400, title: 'Parameter value is not valid' },
  100: { status: 400, title: 'Invalid parameter' },
  104: { status: 401, title: 'An access token is required to request this resource.' },
  190: { status: 401, title: 'Error validating access token' },
  200: { status: 403, title: 'Permissions error' },
  368: { status: 403, title: 'Temporarily blocked for policies violations' },
  2500: { status: 400, title: 'Unknown path components' },
  2635: { status: 400, title: 'You are calling a version of the API that is no longer available.' },
  80007: {
    status: 400,
    title: 'There have been too many calls to this WhatsApp Business account. Wait a bit and try again.',
  },
  80008: {
    status: 400,
    title: 'There have been too many calls to this WhatsApp Business account. Wait a bit and try again.',
  },
  130403: { status: 400, title: 'Business account has blocked the user' },
  130429: {
    status: 400,
    title: 'Rate limit hit',
    details:
      'Message failed to send because there were too many messages sent from this phone number in a short period of time.',
  },
  130472: {
    status: 400,
    title: "User's number is part of an experiment",
    details: "Failed to send message because this user's phone number is part of an experiment",
  },
  130497: { status: 403, title: 'Business account is restricted from messaging users in this country.' },
  131000: { status: 500, title: 'Something went wrong' },
  131005: { status: 403, title: 'Access denied' },
  131008: { status: 400, title: 'Required parameter is missing' },
  131009: { status: 400, title: 'Parameter value is not valid' },
  131016: { status: 500, title: 'Service unavailable' },
  131021: { status: 400, title: 'Recipient cannot be sender' },
  131026: { status: 400, title: 'Message undeliverable', details: 'Message Undeliverable.' },
  131030: {
    status: 400,
    title: 'Recipient phone number not in allowed list',
    details: 'Recipient phone number not in allowed list: Add recipient phone number to recipient list and try again.',
  },
  131031: { status: 403, title: 'Business Account locked' },
  131037: { status: 400, title: 'WhatsApp provided number needs display name approval before message can be sent' },
  131042: {
    status: 400,
    title: 'Business eligibility payment issue',
    details: 'Message failed to send because there was one or more errors related to your payment method.',
  },
  131045: { status: 500, title: 'Incorrect certificate' },
  131047: {
    status: 400,
    title: 'Re-engagement message',
    details:
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  },
  131048: {
    status: 400,
    title: 'Spam rate limit hit',
    details:
      'Message failed to send because there are restrictions on how many messages can be sent from this phone number. This may be because too many previous messages were blocked or flagged as spam.',
  },
  131049: {
    status: 400,
    title: 'This message was not delivered to maintain healthy ecosystem engagement.',
    details: 'In order to maintain a healthy ecosystem engagement, the message failed to be delivered.',
  },
  131050: {
    status: 400,
    title: 'User has stopped marketing messages',
    details: 'The recipient has chosen to stop receiving marketing messages on WhatsApp from your business.',
  },
  131051: { status: 400, title: 'Unsupported message type' },
  131052: { status: 400, title: 'Media download error' },
  131053: { status: 400, title: 'Media upload error' },
  131056: {
    status: 400,
    title: '(Business Account, Consumer Account) pair rate limit hit',
    details:
      'Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.',
  },
  131057: { status: 500, title: 'Account in maintenance mode' },
  131062: { status: 400, title: 'Business-scoped user ID is not supported for this message' },
  131063: { status: 400, title: 'Marketing templates are switched off for Cloud API' },
  131064: { status: 400, title: 'Template sending is limited' },
  132000: { status: 400, title: 'Number of parameters does not match the expected number of params' },
  132001: { status: 404, title: 'Template name does not exist in the translation' },
  132005: { status: 400, title: 'Translated text too long' },
  132007: { status: 400, title: 'Template format character policy violated' },
  132012: { status: 400, title: 'Parameter format does not match format in the created template' },
  132015: {
    status: 400,
    title: 'Template is paused',
    details: 'The template is paused due to low quality so it cannot be sent in a template message.',
  },
  132016: {
    status: 400,
    title: 'Template is disabled',
    details: 'The template has been paused too many times due to low quality and is now permanently disabled.',
  },
  132018: { status: 400, title: 'There’s an issue with the parameters in your template' },
  133004: { status: 503, title: 'Server is temporarily unavailable' },
  133010: { status: 400, title: 'Phone number not registered' },
  137000: { status: 400, title: 'User identity changed' },
};

export function kindOf(code: number): ErrorKind {
  return table[code] ?? { status: 400, title: 'An unknown error occurred' };
}

export function isKnownCode(code: number): boolean {
  return Object.hasOwn(table, code);
}
