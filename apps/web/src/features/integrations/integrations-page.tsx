export function IntegrationsPage() {
  return <main className="p-6" />;
}
