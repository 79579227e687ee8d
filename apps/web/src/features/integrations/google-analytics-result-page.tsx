export function GoogleAnalyticsResultPage() {
  return <main className="p-6" />;
}
