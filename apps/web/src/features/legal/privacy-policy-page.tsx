import { LegalRoute } from './legal-route.tsx';
import { privacyPolicy } from './privacy-policy.ts';

export function PrivacyPolicyPage() {
  return <LegalRoute document={privacyPolicy} />;
}
