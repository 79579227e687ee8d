/** Light or dark, where somebody wants it otherwise than their device. `theme.css` knows what each looks like. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return themes.find(theme => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  showChosenTheme();
}

/** Before anything is drawn, and in every tab that is open. */
export function showChosenTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
