export function WelcomePage() {
  return <main className="p-6" />;
}
