/** A slow network brings the landing page piece by piece: what stands there already stays where it is while the rest comes. */
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';

for (const width of [390, 1280]) {
  test(`nothing of the first screen moves for what comes after it, ${width} px`, deep, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.landing());
    const { moved, looked } = await page.evaluate(takeAwayFromTheEnd);
    expect(moved).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  });
}

test('a font that comes late moves no line', deep, async ({ page }) => {
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.landing());
    expect(await page.evaluate(movedByFont), `${width} px`).toEqual([]);
  }
});

/** Runs in the page: what of the first screen stands elsewhere in our font than in the one that is there before. */
async function movedByFont(): Promise<string[]> {
  await document.fonts.load('1em "Inter Variable"');
  const look = (font: string) => {
    document.documentElement.style.setProperty('--font-sans', font);
    const shown = [...document.querySelectorAll('#hero :is(h1, p, dl, a, button)')].filter(each =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return shown.map(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return `${element.tagName} ${(element.textContent ?? '').slice(0, 30)}: ${Math.round(top)} to ${Math.round(bottom)}`;
    });
  };
  const before = look("'Inter Measures', 'Inter Measures DejaVu'");
  return look("'Inter Variable'").filter((place, at) => place !== before[at]);
}

/** Runs in the page: takes the first screen away from its end, element by element, and names what moves by that. */
function takeAwayFromTheEnd(): { moved: string[]; looked: number } {
  document.querySelectorAll('#hero ~ *, footer').forEach(later => later.remove());
  const isSeen = (element: Element) =>
    element.matches('svg, button, a') || [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE);
  // A line of words or a button comes whole.
  const isInside = (element: Element) => element.closest('svg *, a *, button *, p *, h1 *') !== null;
  const remaining = [...document.querySelectorAll('[data-header] *, #hero *')].filter(each => !isInside(each));
  const place = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return { left, top: top + window.scrollY };
  };
  const seen = remaining.filter(element => isSeen(element) && element.checkVisibility({ visibilityProperty: true }));
  const first = new Map(seen.map(element => [element, place(element)]));
  const moved = new Set<string>();
  const looked = remaining.length;
  while (remaining.length > 0) {
    const last = remaining.pop()!;
    last.remove();
    for (const [element, was] of first) {
      if (!element.isConnected) continue;
      const now = place(element);
      if (Math.abs(now.left - was.left) > 0.5 || Math.abs(now.top - was.top) > 0.5)
        moved.add(`${element.tagName} ${element.textContent.slice(0, 24)}`);
    }
  }
  return { moved: [...moved], looked };
}
