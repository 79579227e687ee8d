import { product } from '@tillsight/contract/product';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { LogoMark } from './logo.tsx';
import { Navigation } from './navigation.tsx';

const labelClass =
  'opacity-0 transition-opacity duration-200 whitespace-nowrap group-hover/sidebar:opacity-100 group-has-focus-visible/sidebar:opacity-100';

/** Narrow until the pointer or the keyboard is in it; it opens over the page, so that nothing jumps. */
export function Sidebar() {
  return (
    <aside className="group/sidebar fixed inset-y-0 left-0 z-30 hidden w-16 overflow-hidden border-r border-line bg-surface transition-[width,box-shadow] duration-200 hover:w-64 hover:shadow-float has-focus-visible:w-64 has-focus-visible:shadow-float md:block">
      <div className="w-64">
        <Link
          to={paths.dashboardWelcome()}
          aria-label={product.name}
          className="flex h-14 w-fit items-center gap-2.5 rounded-control px-4 font-semibold tracking-tight -outline-offset-2"
        >
          <LogoMark />
          <span className={labelClass}>{product.name}</span>
        </Link>
      </div>
      <nav aria-label="Dashboard" className="p-3">
        <Navigation labelClass={labelClass} />
      </nav>
    </aside>
  );
}
