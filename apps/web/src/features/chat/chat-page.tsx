export function ChatPage() {
  return <main className="p-6" />;
}
