import { LegalRoute } from './legal-route.tsx';
import { dataDeletion } from './data-deletion.ts';

export function DataDeletionPage() {
  return <LegalRoute document={dataDeletion} />;
}
