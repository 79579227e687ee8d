import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useFarewellOnArrival } from './farewell.ts';

/** The frame around every route: each navigation starts at the top of the page, or at the anchor it names. */
export function Root() {
  const location = useLocation();
  useFarewellOnArrival();
  useEffect(() => {
    const anchor = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location]);
  return <Outlet />;
}
