export function UsersPage() {
  return <main className="p-6" />;
}
