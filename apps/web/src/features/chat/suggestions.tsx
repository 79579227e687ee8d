import { Banknote, Megaphone, Package, UsersRound } from 'lucide-react';

const suggestions = [
  { label: 'Sales', question: 'What were my sales yesterday?', icon: Banknote },
  { label: 'Products', question: 'Top performing products this month?', icon: Package },
  { label: 'Customers', question: 'How is customer acquisition trending?', icon: UsersRound },
  { label: 'Marketing', question: 'What are my best marketing channels?', icon: Megaphone },
];

export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {suggestions.map(({ label, question, icon: Icon }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="flex h-full w-full items-start gap-3 rounded-card bg-surface p-4 text-left ring-1 ring-line transition-colors hover:bg-accent-soft hover:ring-accent/40"
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" strokeWidth={1.75} />
            <span className="text-sm">
              <span className="block font-medium">{label}</span>
              <span className="mt-0.5 block text-muted">{question}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
