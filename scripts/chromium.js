// A Chromium for the browser tests: the one named, the system's, or one installed here and now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's package of Chromium without windows: it needs two thirds of the processor time for the same tests. */
const withoutWindows = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${withoutWindows}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium; throws one clear sentence where there is none and none can be installed. */
export function findChromium(environment, say) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but nothing is there.`);
  }
  const found = usualPlaces.find(place => existsSync(place));
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the distribution (once)');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const name of [withoutWindows, 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: 'ignore',
        env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
}
