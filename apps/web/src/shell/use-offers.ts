import { CircleUser, CodeXml, FileText, Keyboard, LogOut, MessageCircle, Moon, Sun } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api.ts';
import { accountSections, paths, type AccountSection } from '../paths.ts';
import type { Command } from './command-list.ts';
import { useFarewell } from './farewell.ts';
import { places } from './navigation.tsx';
import { useTeam } from './team.ts';
import { chooseTheme } from './theme.ts';

/** What can be gone to, found and done from everywhere; the team is asked for when the search is opened. */
export function useOffers(onShortcuts: () => void) {
  const navigate = useNavigate();
  const farewell = useFarewell();
  const { people, failure } = usePeople();
  const offers = useMemo(
    () => ({
      askIcon: MessageCircle,
      ask: (question: string) => void navigate(paths.chat(), { state: { question } }),
      pages: [
        ...places.map(({ label, to, key, icon }) => ({
          label,
          icon,
          also: alsoCalled[key] ?? '',
          keys: ['g', key],
          run: () => void navigate(to),
        })),
        ...accountSections.flatMap(section => accountPage(section, () => void navigate(paths.account(section)))),
        {
          label: 'API documentation',
          icon: CodeXml,
          also: 'openapi developers mcp',
          run: () => window.location.assign(paths.apiDocs()),
        },
        {
          label: 'Privacy policy',
          icon: FileText,
          isPart: true,
          also: 'legal data',
          run: () => void navigate(paths.privacyPolicy()),
        },
        {
          label: 'Terms of service',
          icon: FileText,
          isPart: true,
          also: 'legal',
          run: () => void navigate(paths.termsOfService()),
        },
      ] satisfies Command[],
      people,
      actions: [
        { label: 'Keyboard shortcuts', icon: Keyboard, also: 'keys help', keys: ['?'], run: onShortcuts },
        { label: 'Use the light look', icon: Sun, also: 'theme day bright', run: () => chooseTheme('light') },
        { label: 'Use the dark look', icon: Moon, also: 'theme night', run: () => chooseTheme('dark') },
        { label: 'Sign out', icon: LogOut, also: 'log out leave', run: () => farewell('sign-out') },
      ] satisfies Command[],
    }),
    [navigate, farewell, onShortcuts, people],
  );
  return { offers, failure };
}

function usePeople(): { people: Command[]; failure: string | null } {
  const navigate = useNavigate();
  const { data, error } = useTeam();
  const people = useMemo(
    () =>
      (data ?? []).map(({ name, email, role }) => ({
        label: name,
        icon: CircleUser,
        about: email,
        also: `${email} ${role}`,
        run: () => void navigate(paths.users(email)),
      })),
    [data, navigate],
  );
  return { people, failure: error ? messageOf(error) : null };
}

/** The parts of the account people look for by their own names. */
function accountPage(section: AccountSection, run: () => void): Command[] {
  const words: Partial<Record<AccountSection, [label: string, also: string]>> = {
    password: ['Change password', 'account security'],
    'two-step': ['Two-step sign-in', 'account security second factor authenticator 2fa'],
    phone: ['Link WhatsApp', 'account phone'],
    telegram: ['Link Telegram', 'account messenger'],
    devices: ['Signed-in devices', 'account sessions'],
    tokens: ['API tokens', 'account keys programs'],
    assistants: ['Connected assistants', 'account mcp oauth claude'],
    webhooks: ['Webhooks', 'account events programs'],
    language: ['Language and look', 'account theme dark light hindi hinglish'],
    delete: ['Delete account', 'remove erase'],
  };
  const found = words[section];
  return found ? [{ label: found[0], also: found[1], about: 'Your account', icon: CircleUser, isPart: true, run }] : [];
}

/** By the key of the screen. */
const alsoCalled: Record<string, string> = {
  w: 'home start',
  s: 'chat ask question assistant',
  b: 'dashboard tiles keep figures',
  n: 'notify warn watch',
  d: 'send email every day morning weekly',
  o: 'vocabulary meaning teach',
  r: 'courier shipping packaging cod fees profit',
  u: 'team colleagues people roles',
  i: 'connect shopify google analytics ads meta',
  c: 'reports metrics schedule whatsapp',
  p: 'plan billing price',
  a: 'profile name account',
};
