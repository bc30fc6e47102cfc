import { createBrowserRouter, Outlet } from 'react-router'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { RouteError } from './route-error.tsx'

/**
 * Every page, each in a chunk of its own: a public page loads nothing that only the workspace needs. Errors of a page
 * show inside its layout, so the way out stays on the screen.
 */
export const router = createBrowserRouter([
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      {
        lazy: async () => ({ Component: (await import('./public-layout.tsx')).PublicLayout }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('../features/public/landing-page.tsx')).LandingPage }),
              },
              {
                path: 'pages/terms-of-service',
                lazy: async () => ({ Component: (await import('../features/public/terms-page.tsx')).TermsPage }),
              },
              {
                path: 'pages/privacy-policy',
                lazy: async () => ({ Component: (await import('../features/public/privacy-page.tsx')).PrivacyPage }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./account-layout.tsx')).AccountLayout }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: 'signup',
                lazy: async () => ({ Component: (await import('../features/accounts/signup-page.tsx')).SignupPage }),
              },
              {
                path: 'login',
                lazy: async () => ({ Component: (await import('../features/accounts/login-page.tsx')).LoginPage }),
              },
              {
                path: 'email/verify',
                lazy: async () => ({
                  Component: (await import('../features/accounts/verify-email-page.tsx')).VerifyEmailPage,
                }),
              },
              {
                path: 'forgot-password',
                lazy: async () => ({
                  Component: (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
                }),
              },
              {
                path: 'reset-password',
                lazy: async () => ({
                  Component: (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./unknown-address-layout.tsx')).UnknownAddressLayout }),
        children: [
          { path: '*', lazy: async () => ({ Component: (await import('./unknown-address.tsx')).UnknownAddress }) },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./workspace.tsx')).Workspace }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: 'dashboard',
                lazy: async () => ({ Component: (await import('../features/dashboard/page.tsx')).DashboardPage }),
              },
              {
                path: 'chats/:conversationId?',
                lazy: async () => ({ Component: (await import('../features/chats/page.tsx')).ChatsPage }),
              },
              {
                path: 'inventory',
                lazy: async () => ({ Component: (await import('../features/inventory/page.tsx')).InventoryPage }),
              },
              {
                path: 'settings',
                handle: { managersOnly: true },
                lazy: async () => ({ Component: (await import('../features/settings/page.tsx')).SettingsPage }),
              },
            ],
          },
        ],
      },
    ],
  },
])
