import { LegalRoute } from './legal-route.tsx';
import { termsOfService } from './terms-of-service.ts';

export function TermsOfServicePage() {
  return <LegalRoute document={termsOfService} />;
}
