import { useEffect } from 'react';

/** The words on the browser's tab while a screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
