import type { Phrase } from './legal-document.ts';

/** An operator of another name changes these two addresses and nothing else. */
const addresses = { privacy: 'privacy@tillsight.example', terms: 'legal@tillsight.example' } as const;

export const privacyContact: Phrase = { label: addresses.privacy, href: `mailto:${addresses.privacy}` };
export const termsContact: Phrase = { label: addresses.terms, href: `mailto:${addresses.terms}` };

export const lastUpdated = { date: '2026-11-22', words: '22 November 2026' };
