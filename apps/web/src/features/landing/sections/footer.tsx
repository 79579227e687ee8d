import { product } from '@tillsight/contract/product';
import { paths } from '../../../paths.ts';
import { Logo } from '../../../shell/logo.tsx';

/** Without an address an entry is a placeholder: shown, and honestly not a link. */
type Entry = { label: string; href?: string };

const columns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Product',
    entries: [
      { label: 'Features', href: '#features' },
      { label: 'How it works', href: '#how-it-works' },
      { label: 'Pricing', href: '#pricing' },
      { label: 'Case Studies' },
      { label: 'API' },
    ],
  },
  { title: 'Company', entries: [{ label: 'About' }, { label: 'Blog' }, { label: 'Careers' }, { label: 'Contact' }] },
  {
    title: 'Legal',
    entries: [
      { label: 'Privacy Policy', href: paths.privacyPolicy() },
      { label: 'Terms of Service', href: paths.termsOfService() },
      { label: 'Data Deletion', href: paths.dataDeletion() },
    ],
  },
];

export function Footer() {
  return (
    <footer id="footer" className="border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-5 py-14 sm:px-8 lg:grid-cols-[1fr_auto]">
        <div>
          <Logo />
          <p className="mt-4 max-w-[20rem] text-sm text-muted">
            Straight answers about your store, on WhatsApp and on the web.
          </p>
          <Socials />
        </div>
        <div className="grid grid-cols-2 gap-x-16 gap-y-10 sm:grid-cols-3">
          {columns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className="text-sm font-semibold">{title}</h2>
              <ul className="mt-2 text-sm">
                {entries.map(entry => (
                  <li key={entry.label}>
                    <FooterEntry entry={entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <p className="mx-auto w-full max-w-6xl px-5 pb-10 text-sm text-muted sm:px-8">
        © {product.copyrightYear} {product.name}. All rights reserved.
      </p>
    </footer>
  );
}

function FooterEntry({ entry }: { entry: Entry }) {
  const look = 'inline-flex min-h-11 items-center sm:min-h-9';
  if (!entry.href)
    return (
      <span className={`${look} text-faint`}>
        {entry.label}
        <span className="sr-only"> (not available yet)</span>
      </span>
    );
  return (
    <a href={entry.href} className={`${look} text-muted hover:text-ink hover:underline`}>
      {entry.label}
    </a>
  );
}

const socials = [
  { name: 'X', path: 'M4 4l12 12M16 4L4 16' },
  { name: 'LinkedIn', path: 'M5 8.5V16M5 4.5v.1M9.5 16V8.5M9.5 12c0-4 6-5 6-.5V16' },
  {
    name: 'Instagram',
    path: 'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM14.2 5.8v.1',
  },
] as const;

function Socials() {
  return (
    <ul className="mt-6 flex gap-4 text-faint">
      {socials.map(({ name, path }) => (
        <li key={name}>
          <svg
            aria-hidden
            viewBox="0 0 20 20"
            className="size-5 fill-none stroke-current"
            strokeWidth="1.5"
            strokeLinecap="round"
          >
            <path d={path} />
          </svg>
          <span className="sr-only">{name} (not available yet)</span>
        </li>
      ))}
    </ul>
  );
}
