import { chatMessengers } from '@tillsight/contract/channel';
import { Link, useLocation } from 'react-router';
import { accountSections, paths, type AccountSection } from '../../paths.ts';
import { useChats } from '../../shell/chats/api.ts';
import { Page } from '../../shell/page.tsx';
import { cx } from '../../ui/class-names.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { ChatSection } from './chat-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { sectionTitles } from './section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** Everything that is one's own: each part is a card of one form, with an address. */
export function AccountPage() {
  const { hash } = useLocation();
  const chats = useChats();
  const absent: readonly AccountSection[] = chatMessengers.filter(each => chats.every(({ of }) => of !== each));
  const sections = accountSections.filter(section => !absent.includes(section));
  return (
    <Page title="Your account" subtitle="How you sign in, where your reports go, and what we keep about you.">
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,44rem)] lg:gap-10">
        <nav
          aria-label="Your account"
          className="mb-5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:sticky lg:top-20 lg:mb-0 lg:self-start"
        >
          <ul className="flex gap-2 p-0.5 lg:flex-col lg:gap-0.5 lg:p-0">
            {sections.map(section => (
              <li key={section} className="shrink-0">
                <Link
                  to={paths.account(section)}
                  aria-current={hash === `#${section}` ? 'location' : undefined}
                  className={cx(
                    'flex h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap transition-colors max-lg:ring-1 max-lg:ring-line max-lg:ring-inset lg:h-9',
                    hash === `#${section}`
                      ? 'bg-accent-soft text-accent-ink'
                      : 'text-muted hover:bg-hover hover:text-ink',
                  )}
                >
                  {sectionTitles[section]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-5">
          <ProfileSection />
          <PasswordSection />
          <SecondFactorSection />
          <PhoneSection />
          {chatMessengers.map(of => (
            <ChatSection key={of} of={of} />
          ))}
          <DevicesSection />
          <TokensSection />
          <AssistantsSection />
          <WebhooksSection />
          <AppearanceSection />
          <PrivacySection />
          <DeleteSection />
        </div>
      </div>
    </Page>
  );
}
