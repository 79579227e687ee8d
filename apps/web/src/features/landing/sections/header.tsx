import { Menu, X } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Logo } from '../../../shell/logo.tsx';
import { Button } from '../../../ui/button.tsx';

const anchors = [
  { label: 'Features', href: '#features' },
  { label: 'How it works', href: '#how-it-works' },
  { label: 'Pricing', href: '#pricing' },
] as const;

export function Header() {
  return (
    <header data-header className="site-header">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-6 px-5 sm:px-8">
        <a href={paths.landing()} className="flex rounded-control">
          <Logo />
        </a>
        <nav aria-label="Sections" className="hidden items-center gap-1 md:flex">
          {anchors.map(({ label, href }) => (
            <a key={href} href={href} className="rounded-control px-3 py-2 text-sm text-muted hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <Button asChild variant="primary" className="ml-auto max-md:hidden">
          <a href={paths.auth('sign-in')}>Get Early Access</a>
        </Button>
        <Button
          variant="quiet"
          shape="icon"
          aria-label="Open menu"
          aria-expanded={false}
          aria-controls="mobile-menu"
          data-menu-toggle
          className="scripted -mr-2 ml-auto md:hidden [&_svg]:size-6!"
        >
          <Menu aria-hidden className="menu-closed" />
          <X aria-hidden className="menu-open" />
        </Button>
      </div>
      <MobileMenu />
    </header>
  );
}

function MobileMenu() {
  return (
    <nav id="mobile-menu" aria-label="Menu" hidden data-menu className="border-t border-line px-5 pt-2 pb-5 md:hidden">
      {anchors.map(({ label, href }) => (
        <a key={href} href={href} className="flex h-12 items-center border-b border-line text-base">
          {label}
        </a>
      ))}
      <Button asChild variant="primary" shape="large" className="mt-5 w-full">
        <a href={paths.auth('sign-in')}>Get Early Access</a>
      </Button>
    </nav>
  );
}
