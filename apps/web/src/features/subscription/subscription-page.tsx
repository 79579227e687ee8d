export function SubscriptionPage() {
  return <main className="p-6" />;
}
