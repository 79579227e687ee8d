import * as configurations from '../configurations.ts';
import * as integrations from '../integrations.ts';
import * as slack from '../slack.ts';
import * as telegram from '../telegram.ts';
import * as welcome from '../welcome.ts';
import * as whatsapp from '../whatsapp.ts';
import { documentedUnder, done, sample } from './documented.ts';

const platforms = documentedUnder('Integrations');
const reports = documentedUnder('Reports');
const { userId, organizationId } = sample;

const metrics = { total_orders: { enabled: true, order: 1, category: 'shopify_metrics' } } as const;

export const platformAndReportDocuments = [
  platforms(integrations.readIntegrations, {
    summary: 'List the connected platforms',
    description: 'Each platform with its state, the account it reads, and what to do where it needs attention.',
    request: {},
    response: {
      success: true,
      integrations: [
        {
          provider: 'shopify',
          status: 'active',
          account_name: 'lotus-lane.myshopify.com',
          connected_at: '2026-10-02T08:15:00.000Z',
          reason: null,
          needs_choice: false,
          available: true,
        },
      ],
    },
  }),
  platforms(integrations.disconnectIntegration, {
    summary: 'Disconnect a platform',
    description:
      'Deletes the stored grant and revokes it at the platform. Figures of that platform can no longer be asked for.',
    refusals: ['forbidden', 'not_connected'],
    request: { provider: 'google_analytics' },
    response: done('Google Analytics has been disconnected.'),
  }),
  platforms(integrations.connectShiprocket, {
    summary: 'Connect Shiprocket',
    description:
      'Exchanges the email and password of an API user for a token, which reads the list of orders. Only where this installation offers it.',
    refusals: ['forbidden', 'platform_failed', 'not_configured', 'too_many_requests'],
    request: { email: 'api@lotuslane.example', password: 'the password of that user' },
    response: done('Your Shiprocket account has been successfully connected.'),
  }),
  platforms(integrations.listAccountChoices, {
    summary: 'List the accounts of a connected platform',
    description:
      'Google Analytics properties, or accounts of Google Ads or Meta Ads, that the grant can read, fetched from the platform.',
    refusals: ['forbidden', 'not_connected', 'platform_failed', 'not_configured'],
    request: { provider: 'google_analytics' },
    response: { success: true, accounts: [{ id: 'properties/1', name: 'Lotus Lane' }] },
  }),
  platforms(integrations.chooseAccount, {
    summary: 'Choose the account to read',
    description: 'Reports and answers use this account from now on.',
    refusals: ['forbidden', 'not_found', 'not_connected', 'platform_failed', 'not_configured'],
    request: { provider: 'google_analytics', account_id: 'properties/1' },
    response: done('Lotus Lane has been chosen.'),
  }),
  platforms(integrations.readInstallation, {
    summary: 'What an installation from Shopify waits for',
    description:
      'Of the browser that Shopify sent here, whether anybody is signed in or not; null where there is none.',
    request: {},
    response: { success: true, installation: null },
  }),
  platforms(integrations.connectInstallation, {
    summary: 'Connect the store that was installed in Shopify',
    description: 'Completes an installation that began in Shopify, for the organization you are signed in to.',
    refusals: ['forbidden', 'conflict', 'platform_failed', 'not_configured'],
    request: {},
    response: done('Your Shopify store "Lotus Lane" has been connected.'),
  }),
  platforms(integrations.dropInstallation, {
    summary: 'Dismiss an installation from Shopify',
    description: 'Forgets the installation in this browser. Nothing is connected.',
    request: {},
    response: done('Nothing was connected.'),
  }),
  reports(configurations.readConfigurationOptions, {
    summary: 'List what a report may contain',
    description: 'Roles, intervals, metrics and sections to choose from when a report is configured.',
    request: {},
    response: {
      default_role_configurations: {
        finance: {
          role_name: 'Finance',
          description: 'Margins, refunds and payouts',
          daily: ['total_orders'],
          weekly: [{ section_name: 'Sales', metrics: ['total_orders'] }],
          monthly: [{ section_name: 'Sales', metrics: ['total_orders'] }],
        },
      },
      frequency_options: [{ id: 'daily', name: 'Daily', description: 'Metrics sent every day' }],
      metrics: [
        {
          key: 'total_orders',
          name: 'Total Orders',
          description: 'Orders placed in the period.',
          category: 'shopify_metrics',
          group: 'orders',
          sample: 42,
        },
      ],
    },
  }),
  reports(configurations.readConfiguration, {
    summary: 'Read your report configurations',
    description: 'One configuration per role and interval; what was never saved comes with its defaults.',
    refusals: ['forbidden'],
    request: { user_id: userId, role: 'finance', report: 'daily' },
    response: {
      success: true,
      data: { configurations: [{ status: 'custom', role: 'finance', report: 'daily', timing: '09:30', metrics }] },
      message: 'Configurations loaded.',
    },
  }),
  reports(configurations.saveConfiguration, {
    summary: 'Save a report configuration',
    refusals: ['forbidden'],
    description: 'Saving makes it live: the next report goes out at this time.',
    request: {
      user_id: userId,
      organization_id: organizationId,
      role: 'finance',
      report: 'daily',
      timing: '09:30',
      metrics,
    },
    response: done('Configuration saved.'),
  }),
  reports(whatsapp.readReportOverview, {
    summary: 'Read the state of a report',
    description: 'When the next one goes out and to whom, and what became of the last ones. No figure is kept.',
    refusals: ['forbidden'],
    request: { role: 'finance', report: 'daily' },
    response: {
      success: true,
      phone: { status: 'linked', ending: '2345', linked_at: '2026-11-01T05:00:00.000Z' },
      next: {
        at: '2026-11-21T04:00:00.000Z',
        local: '21 Nov 2026, 9:30 am',
        time_zone: 'Asia/Kolkata',
        timing: '09:30',
      },
      recipients: [{ name: 'Asha Rao', channel: 'whatsapp' }],
      deliveries: [
        {
          id: '5d1f3a7c-2a41-4c19-8a56-77a1b0c2d3e4',
          role: 'finance',
          report: 'daily',
          slot: '2026-11-20 09:30 Asia/Kolkata',
          recipient: 'Asha Rao',
          channel: 'whatsapp',
          state: 'delivered',
          reason: null,
          test: false,
        },
      ],
    },
  }),
  reports(whatsapp.sendTestReport, {
    summary: 'Send me this report now',
    description: 'Sends one report to you alone, with figures fetched for it. The schedule does not change.',
    refusals: ['forbidden'],
    request: { role: 'finance', report: 'daily' },
    response: done('A test report is on its way.'),
  }),
  reports(whatsapp.readExampleReport, {
    summary: 'This report as it would go out today',
    refusals: ['forbidden'],
    description: 'With live figures of yesterday, of last week or of last month, as a picture and in words.',
    request: { role: 'finance', report: 'daily' },
    response: {
      success: true,
      picture: 'iVBORw0KGgo=',
      text: 'Daily report · Finance\n1. Total Sales Revenue: ₹1,24,300',
    },
  }),
  reports(whatsapp.readReportWords, {
    summary: 'The words of your reports',
    description: 'In the language you chose for replies. Null where that is English.',
    request: {},
    response: {
      success: true,
      words: {
        titles: { daily: 'दैनिक रिपोर्ट' },
        roles: { finance: 'फ़ाइनेंस' },
        sections: { Cash: 'नकदी' },
        also_chosen: 'और चुने हुए',
        metrics: { total_orders: 'ऑर्डर' },
      },
    },
  }),
  reports(whatsapp.readPhone, {
    summary: 'Read your linked phone',
    description: 'Tells whether a phone is linked to your account, and which.',
    request: {},
    response: {
      success: true,
      phone: { status: 'linked', ending: '2345', linked_at: '2026-11-01T05:00:00.000Z' },
    },
  }),
  reports(whatsapp.linkPhone, {
    summary: 'Begin to link a phone',
    refusals: ['forbidden', 'too_many_requests', 'not_configured'],
    description:
      'The code is sent from the phone to the number of the deep link. More than ten minutes after signing in, the password is needed.',
    request: { password: sample.password },
    response: {
      success: true,
      code: 'TILL-4821',
      deep_link: 'https://wa.me/912248901000?text=TILL-4821',
      qr_svg: '<svg/>',
      expires_at: '2026-11-20T06:10:00.000Z',
      lasts_seconds: 600,
    },
  }),
  reports(whatsapp.unlinkPhone, {
    summary: 'Unlink your phone',
    description: 'Sierra no longer answers that number.',
    request: {},
    response: done('Your phone is no longer linked.'),
  }),
  reports(telegram.readTelegram, {
    summary: 'Read your linked Telegram',
    description:
      'Tells whether a chat at Telegram is linked to your account, and which. `off`: this installation has no bot.',
    request: {},
    response: {
      success: true,
      telegram: { status: 'linked', name: '@asha', linked_at: '2026-11-01T05:00:00.000Z' },
    },
  }),
  reports(telegram.linkTelegram, {
    summary: 'Begin to link your Telegram',
    refusals: ['forbidden', 'too_many_requests', 'not_configured', 'unavailable'],
    description:
      'The link opens the chat with the bot; whoever taps Start there is linked. It works once. More than ten minutes after signing in, the password is needed.',
    request: { password: sample.password },
    response: {
      success: true,
      bot: '@TillsightBot',
      deep_link: 'https://t.me/TillsightBot?start=the-code-stands-here-and-works-once',
      qr_svg: '<svg/>',
      expires_at: '2026-11-20T06:15:00.000Z',
      lasts_seconds: 900,
    },
  }),
  reports(telegram.unlinkTelegram, {
    summary: 'Unlink your Telegram',
    description: 'Sierra no longer answers that chat.',
    request: {},
    response: done('Your Telegram is no longer linked.'),
  }),
  reports(slack.readSlack, {
    summary: 'Read your linked Slack',
    description:
      'Tells in which workspace your organization is, and whether your chat there is linked. `off`: this installation has no app at Slack.',
    request: {},
    response: {
      success: true,
      slack: {
        status: 'linked',
        workspace: 'Lamplight Traders',
        may_add: true,
        linked_at: '2026-11-01T05:00:00.000Z',
      },
    },
  }),
  reports(slack.linkSlack, {
    summary: 'Begin to link your Slack',
    refusals: ['forbidden', 'too_many_requests', 'not_configured', 'conflict'],
    description:
      'Whoever sends the code to the app in Slack is linked. It works once, in the workspace of your organization. More than ten minutes after signing in, the password is needed.',
    request: { password: sample.password },
    response: {
      success: true,
      code: 'TILL-4829',
      workspace: 'Lamplight Traders',
      deep_link: 'https://slack.com/app_redirect?app=A0123456789&team=T0123456789',
      qr_svg: '<svg/>',
      expires_at: '2026-11-20T06:15:00.000Z',
      lasts_seconds: 900,
    },
  }),
  reports(slack.unlinkSlack, {
    summary: 'Unlink your Slack',
    description: 'Sierra no longer answers that chat.',
    request: {},
    response: done('Your Slack is no longer linked.'),
  }),
  reports(slack.removeSlack, {
    summary: 'Disconnect your workspace of Slack',
    refusals: ['forbidden'],
    description: 'The token of the workspace is erased, and the link of everybody in your organization ends.',
    request: {},
    response: done('Slack was disconnected.'),
  }),
  reports(welcome.readFirstSteps, {
    summary: 'Read your first steps',
    description: 'Connecting a store, asking a question, linking a phone, starting a report: which of them are done.',
    request: {},
    response: { success: true, steps: { store: true, question: true, phone: false, report: false } },
  }),
  reports(welcome.readYesterday, {
    summary: 'Yesterday’s figures',
    description:
      'Up to four figures of the role, fetched as you ask and held against the same weekday of the four weeks before.',
    request: {},
    response: {
      success: true,
      yesterday: {
        state: 'figures',
        day: 'Thu 19 Nov',
        usual: 'a usual Thursday',
        figures: [
          {
            key: 'total_orders',
            name: 'Total Orders',
            value: '97',
            change: { text: '+12.3%', direction: 'up', mood: 'good' },
          },
        ],
        source: 'Source: Shopify.',
        question: 'Why were total orders higher yesterday than last Thursday?',
        missing: [],
      },
    },
  }),
];
