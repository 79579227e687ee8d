/** Every route of the product in one table; each screen is a chunk of its own. */
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { Guard } from './shell/guard.tsx';
import { Loading } from './shell/loading.tsx';
import { Root } from './shell/root.tsx';
import { RouteFailure } from './shell/route-failure.tsx';

/** Screens that ask the server bring what they need for it along. */
function asking(children: RouteObject[]): RouteObject {
  return { lazy: async () => ({ Component: (await import('./shell/queries.tsx')).Queries }), children };
}

const dashboard: RouteObject[] = [
  { index: true, loader: () => redirect(paths.dashboardWelcome()) },
  {
    path: 'welcome',
    lazy: async () => ({ Component: (await import('./features/welcome/welcome-page.tsx')).WelcomePage }),
  },
  {
    path: 'subscription',
    lazy: async () => ({ Component: (await import('./features/subscription/subscription-page.tsx')).SubscriptionPage }),
  },
  asking([
    { path: 'sierra', lazy: async () => ({ Component: (await import('./features/chat/chat-page.tsx')).ChatPage }) },
    {
      path: 'alerts',
      lazy: async () => ({ Component: (await import('./features/alerts/alerts-page.tsx')).AlertsPage }),
    },
    {
      path: 'schedules',
      lazy: async () => ({ Component: (await import('./features/schedules/schedules-page.tsx')).SchedulesPage }),
    },
    ...['boards', 'boards/:board'].map(path => ({
      path,
      lazy: async () => ({ Component: (await import('./features/boards/boards-page.tsx')).BoardsPage }),
    })),
    { path: 'words', lazy: async () => ({ Component: (await import('./features/words/words-page.tsx')).WordsPage }) },
    {
      path: 'delivery-costs',
      lazy: async () => ({ Component: (await import('./features/rates/rates-page.tsx')).RatesPage }),
    },
    { path: 'users', lazy: async () => ({ Component: (await import('./features/users/users-page.tsx')).UsersPage }) },
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('./features/account/account-page.tsx')).AccountPage }),
    },
    {
      path: 'integrations',
      lazy: async () => ({
        Component: (await import('./features/integrations/integrations-page.tsx')).IntegrationsPage,
      }),
    },
    {
      path: 'configuration',
      lazy: async () => ({
        Component: (await import('./features/configurations/configurations-page.tsx')).ConfigurationsPage,
      }),
    },
  ]),
];

const routes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./features/landing/landing-page.tsx')).LandingPage }) },
  { path: '/auth', loader: () => redirect(paths.auth('sign-in')) },
  asking([
    {
      path: '/auth/:mode',
      lazy: async () => ({ Component: (await import('./features/auth/auth-page.tsx')).AuthPage }),
    },
    {
      path: '/install',
      lazy: async () => ({ Component: (await import('./features/integrations/install-page.tsx')).InstallPage }),
    },
    {
      path: '/oauth/ga/callback',
      lazy: async () => ({
        Component: (await import('./features/integrations/google-analytics-result-page.tsx')).GoogleAnalyticsResultPage,
      }),
    },
    {
      path: '/oauth/google-ads/callback',
      lazy: async () => ({
        Component: (await import('./features/integrations/google-ads-result-page.tsx')).GoogleAdsResultPage,
      }),
    },
  ]),
  {
    path: '/oauth/authorize',
    Component: Guard,
    children: [
      asking([
        {
          index: true,
          lazy: async () => ({ Component: (await import('./features/assistants/authorize-page.tsx')).AuthorizePage }),
        },
      ]),
    ],
  },
  { path: '/welcome', loader: () => redirect(paths.dashboardWelcome()) },
  {
    path: '/dashboard',
    Component: Guard,
    children: [
      {
        lazy: async () => ({ Component: (await import('./shell/dashboard.tsx')).Dashboard }),
        children: dashboard,
      },
    ],
  },
  {
    path: '/privacy-policy',
    lazy: async () => ({ Component: (await import('./features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage }),
  },
  {
    path: '/terms-of-service',
    lazy: async () => ({ Component: (await import('./features/legal/terms-of-service-page.tsx')).TermsOfServicePage }),
  },
  {
    path: '/data-deletion',
    lazy: async () => ({ Component: (await import('./features/legal/data-deletion-page.tsx')).DataDeletionPage }),
  },
  { path: '*', lazy: notFound },
];

async function notFound() {
  return { Component: (await import('./features/landing/not-found-page.tsx')).NotFoundPage };
}

export const router = createBrowserRouter([
  { Component: Root, HydrateFallback: Loading, ErrorBoundary: RouteFailure, children: routes },
]);
