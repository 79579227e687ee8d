/** What the sandbox's WhatsApp account knows by default; the product uses the same while it runs on the sandbox. */
export const SANDBOX_WHATSAPP = {
  phoneNumberId: '106540352242922',
  displayNumber: '+91 22 4890 1000',
  verifiedName: 'Tillsight',
  businessAccountId: '102290129340398',
  portfolioId: '506914307656634',
  appId: '670843887433847',
  appSecret: 'sandbox-whatsapp-app-secret',
  accessToken: 'sandbox-whatsapp-token',
  verifyToken: 'sandbox-verify-token',
  /** Below the product's address. */
  callbackPath: '/api/v1/whatsapp/webhook',
} as const;

export const MESSAGING = 'whatsapp_business_messaging';
export const MANAGEMENT = 'whatsapp_business_management';

/** The demonstration merchant's team, offered on the phone page. The numbers are made up. */
export const TEAM: readonly { name: string; number: string }[] = [
  { name: 'Kavita Rao', number: '+919000000001' },
  { name: 'Sameer Gill', number: '+919000000002' },
  { name: 'Ritu Bansal', number: '+919000000003' },
  { name: 'Neha Kulkarni', number: '+919000000004' },
  { name: 'Arjun Mehta', number: '+919000000005' },
  { name: 'Divya Nair', number: '+919000000006' },
  { name: 'Farhan Shaikh', number: '+919000000007' },
];
