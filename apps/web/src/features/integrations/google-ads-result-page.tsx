export function GoogleAdsResultPage() {
  return <main className="p-6" />;
}
