/** An element the markup promises; its absence is a bug, not a state. */
export function part(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The landing page has lost its ${selector}.`);
  return element;
}

export function parts(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
