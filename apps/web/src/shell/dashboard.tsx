import { Outlet } from 'react-router';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame around every screen of the dashboard. */
export function Dashboard() {
  return (
    <div className="flex min-h-dvh flex-col md:pl-16">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 text-sm shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-20"
      >
        Skip to content
      </a>
      <Sidebar />
      <TopBar />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
    </div>
  );
}
