import { createBrowserRouter, Outlet } from 'react-router'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { FEATURES } from './features.ts'
import { RouteError } from './route-error.tsx'

/** Errors of a page show inside the layout, so the way out stays on the screen. */
const pages = [{ ErrorBoundary: RouteError, children: FEATURES.flatMap(({ pages = [] }) => pages) }]

/** Every page of the workspace, gathered from its feature. */
export const router = createBrowserRouter([
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      {
        lazy: async () => ({ Component: (await import('./unknown-address-layout.tsx')).UnknownAddressLayout }),
        children: [
          { path: '*', lazy: async () => ({ Component: (await import('./unknown-address.tsx')).UnknownAddress }) },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./workspace.tsx')).Workspace }),
        children: pages,
      },
    ],
  },
])
