/** Pages written as plain markup link with plain anchors; inside the app a plain click on one becomes a navigation. */
export function followLinksInApp(root: HTMLElement, navigate: (address: string) => void, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isInApp(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  root.addEventListener('click', follow, { signal });
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Anchors within the page are the browser's own business. */
function isInApp(link: HTMLAnchorElement): boolean {
  const isSamePage = link.hash !== '' && link.pathname === window.location.pathname;
  return link.origin === window.location.origin && !isSamePage && !link.target;
}
