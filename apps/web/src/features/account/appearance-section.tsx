import { useState } from 'react';
import { chosenTheme, chooseTheme, themes, type Theme } from '../../shell/theme.ts';
import { ReplyLanguageField } from './reply-language.tsx';
import { fieldsLook, Section } from './section.tsx';

const titles: Record<Theme, string> = { system: 'As my device', light: 'Light', dark: 'Dark' };

export function AppearanceSection() {
  return (
    <Section of="language" text="What you choose is used at once.">
      <div className={fieldsLook}>
        <ReplyLanguageField />
        <ThemeField />
      </div>
    </Section>
  );
}

/** Kept in this browser only: another device may stand in another light. */
function ThemeField() {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Look on this device</legend>
      <div className="flex w-fit gap-1 rounded-control bg-sunken p-1">
        {themes.map(each => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center rounded-[0.3rem] px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-accent sm:min-h-8"
          >
            <input
              type="radio"
              name="theme"
              value={each}
              checked={theme === each}
              onChange={() => choose(each)}
              className="sr-only"
            />
            {titles[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
