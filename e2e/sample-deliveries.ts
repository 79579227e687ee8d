/** What the server may say of phones and deliveries. */
import type { Delivery, LinkPhoneResponse, ReportOverviewResponse } from '@tillsight/contract/whatsapp';

export const unlinked: ReportOverviewResponse = {
  success: true,
  phone: { status: 'unlinked', ending: null, linked_at: null },
  next: null,
  recipients: [{ name: 'Asha Merchant', channel: 'email' }],
  deliveries: [],
};
export const linked: ReportOverviewResponse = {
  ...unlinked,
  phone: { status: 'linked', ending: '0001', linked_at: '2026-11-21T04:30:00.000Z' },
  next: { at: '2026-11-22T04:30:00.000Z', local: '22 Nov 2026, 10:00', time_zone: 'Asia/Kolkata', timing: '10:00' },
  recipients: [{ name: 'Asha Merchant', channel: 'whatsapp' }],
};
export const code: LinkPhoneResponse = {
  success: true,
  code: 'JK8N-HESX',
  deep_link: 'https://wa.me/912248901000?text=Hey%20Sierra%20JK8N-HESX',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
  expires_at: '2026-11-21T04:45:00.000Z',
  lasts_seconds: 900,
};

export function deliveryOf(id: number, more: Partial<Delivery> = {}): Delivery {
  const slot = '21 Nov 2026, 10 am (Asia/Kolkata)';
  const which = { role: 'executive', report: 'daily', slot, recipient: 'Asha Merchant' } as const;
  return { id: String(id), ...which, channel: 'whatsapp', state: 'read', reason: null, test: false, ...more };
}

export const everyState: Delivery[] = [
  deliveryOf(1, { state: 'planned' }),
  deliveryOf(2, { state: 'sending' }),
  deliveryOf(3, { state: 'accepted' }),
  deliveryOf(4, { state: 'sent', channel: 'email', recipient: 'Annapurna Venkataraghavan-Subramaniam' }),
  deliveryOf(5, { state: 'delivered' }),
  deliveryOf(6),
  deliveryOf(7, { state: 'failed', reason: 'The number is not on WhatsApp.' }),
  deliveryOf(8, { state: 'skipped', reason: 'STOP was sent from the phone.' }),
  deliveryOf(9, { state: 'unknown', reason: 'WhatsApp did not say whether it took it.' }),
  deliveryOf(10, { test: true }),
];
