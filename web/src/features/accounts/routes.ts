import type { Feature } from '../../lib/feature.ts'

export const accounts: Feature = {
  layout: 'account',
  pages: [
    { path: 'signup', lazy: async () => ({ Component: (await import('./signup-page.tsx')).SignupPage }) },
    { path: 'login', lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) },
    {
      path: 'email/verify',
      lazy: async () => ({ Component: (await import('./verify-email-page.tsx')).VerifyEmailPage }),
    },
    {
      path: 'forgot-password',
      lazy: async () => ({ Component: (await import('./forgot-password-page.tsx')).ForgotPasswordPage }),
    },
    {
      path: 'reset-password',
      lazy: async () => ({ Component: (await import('./reset-password-page.tsx')).ResetPasswordPage }),
    },
  ],
}
