import { createBrowserRouter, Outlet } from 'react-router'
import type { Feature } from '../lib/feature.ts'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { FEATURES } from './features.ts'
import { RouteError } from './route-error.tsx'

/** A layout's pages. Errors of a page show inside its layout, so the way out stays on the screen. */
const pagesIn = (layout: Feature['layout']) => [
  {
    ErrorBoundary: RouteError,
    children: FEATURES.flatMap((feature) => (feature.layout === layout ? feature.pages : [])),
  },
]

/** Every page, gathered from its feature. */
export const router = createBrowserRouter([
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      {
        lazy: async () => ({ Component: (await import('./public-layout.tsx')).PublicLayout }),
        children: pagesIn('public'),
      },
      {
        lazy: async () => ({ Component: (await import('./account-layout.tsx')).AccountLayout }),
        children: pagesIn('account'),
      },
      {
        lazy: async () => ({ Component: (await import('./unknown-address-layout.tsx')).UnknownAddressLayout }),
        children: [
          { path: '*', lazy: async () => ({ Component: (await import('./unknown-address.tsx')).UnknownAddress }) },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./workspace.tsx')).Workspace }),
        children: pagesIn('workspace'),
      },
    ],
  },
])
