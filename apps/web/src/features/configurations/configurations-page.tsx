export function ConfigurationsPage() {
  return <main className="p-6" />;
}
