import type { Feature } from '../../lib/feature.ts'

export const publicPages: Feature = {
  layout: 'public',
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./landing-page.tsx')).LandingPage }) },
    {
      path: 'pages/terms-of-service',
      lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
    },
    {
      path: 'pages/privacy-policy',
      lazy: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
    },
  ],
}
