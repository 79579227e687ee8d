import * as z from 'zod/mini';
import { Channel } from './channel.ts';
import { Frequency, Timing } from './configurations.ts';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { GivenLink, LinkRequest } from './linking.ts';
import { AssignableRole } from './role.ts';

/** Where a report goes for one person: to the linked phone, or by email while none is linked. */
export const Phone = z.object({
  status: z.enum(['unlinked', 'linked', 'stopped', 'recheck']),
  /** The last four digits, for the person to recognise it. */
  ending: z.nullable(z.string()),
  linked_at: z.nullable(z.string()),
});
export type Phone = z.infer<typeof Phone>;

export const PhoneResponse = z.object({ success: z.boolean(), phone: Phone });
export type PhoneResponse = z.infer<typeof PhoneResponse>;

export const LinkPhoneResponse = z.extend(GivenLink, {
  /** To be sent from the phone. */
  code: z.string(),
});
export type LinkPhoneResponse = z.infer<typeof LinkPhoneResponse>;

export const deliveryStates = [
  'planned',
  'sending',
  'accepted',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
  'unknown',
] as const;

export const Delivery = z.object({
  id: z.string(),
  role: AssignableRole,
  report: Frequency,
  /** The local minute it was due, with its zone. */
  slot: z.string(),
  recipient: z.string(),
  channel: Channel,
  state: z.enum(deliveryStates),
  reason: z.nullable(z.string()),
  test: z.boolean(),
});
export type Delivery = z.infer<typeof Delivery>;

export const ReportOverviewRequest = z.object({ role: AssignableRole, report: Frequency });
export const ReportOverviewResponse = z.object({
  success: z.boolean(),
  phone: Phone,
  /** Null while nothing is saved for this role and frequency. */
  next: z.nullable(z.object({ at: z.string(), local: z.string(), time_zone: z.string(), timing: Timing })),
  recipients: z.array(z.object({ name: z.string(), channel: Channel })),
  deliveries: z.array(Delivery),
});
export type ReportOverviewResponse = z.infer<typeof ReportOverviewResponse>;

/** The report as it would go out today, with live figures. */
export const ExampleReportResponse = z.object({
  success: z.boolean(),
  /** A PNG in base64; null where no figure is there. */
  picture: z.nullable(z.string()),
  /** The same in words; without figures, why. */
  text: z.string(),
});
export type ExampleReportResponse = z.infer<typeof ExampleReportResponse>;

/** What reports are told in, by role, frequency, section title and metric key. */
export const ReportWords = z.object({
  titles: z.record(z.string(), z.string()),
  roles: z.record(z.string(), z.string()),
  sections: z.record(z.string(), z.string()),
  also_chosen: z.string(),
  metrics: z.record(z.string(), z.string()),
});
export type ReportWords = z.infer<typeof ReportWords>;

export const ReportWordsResponse = z.object({
  success: z.boolean(),
  /** Null where reports are in English, as screens are. */
  words: z.nullable(ReportWords),
});
export type ReportWordsResponse = z.infer<typeof ReportWordsResponse>;

export const readPhone = endpoint({
  name: 'readPhone',
  method: 'GET',
  path: '/api/v1/whatsapp/phone/',
  access: 'session',
  request: Nothing,
  response: PhoneResponse,
});

export const linkPhone = endpoint({
  name: 'linkPhone',
  method: 'POST',
  path: '/api/v1/whatsapp/auth/',
  access: 'session',
  request: LinkRequest,
  response: LinkPhoneResponse,
});

export const unlinkPhone = endpoint({
  name: 'unlinkPhone',
  method: 'POST',
  path: '/api/v1/whatsapp/disconnect/',
  access: 'session',
  request: Nothing,
  response: Done,
});

export const readReportOverview = endpoint({
  name: 'readReportOverview',
  method: 'GET',
  path: '/api/v1/reports/overview/',
  access: 'session',
  scope: 'reports:read',
  request: ReportOverviewRequest,
  response: ReportOverviewResponse,
});

export const readExampleReport = endpoint({
  name: 'readExampleReport',
  method: 'GET',
  path: '/api/v1/reports/example/',
  access: 'session',
  request: ReportOverviewRequest,
  response: ExampleReportResponse,
});

export const readReportWords = endpoint({
  name: 'readReportWords',
  method: 'GET',
  path: '/api/v1/reports/words/',
  access: 'session',
  request: Nothing,
  response: ReportWordsResponse,
});

export const sendTestReport = endpoint({
  name: 'sendTestReport',
  method: 'POST',
  path: '/api/v1/reports/test/',
  access: 'session',
  request: ReportOverviewRequest,
  response: Done,
});

/** Meta calls here; verified by token and signature, not by a session. */
export const whatsappWebhookPath = '/api/v1/whatsapp/webhook';
