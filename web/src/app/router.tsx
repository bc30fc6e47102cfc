import { createBrowserRouter, Outlet } from 'react-router'
import { FEATURES } from './features.ts'
import { RouteError } from './route-error.tsx'

/** A page's errors are shown inside the layout, so that the navigation stays available. */
const pages = [{ ErrorBoundary: RouteError, children: FEATURES.flatMap(({ pages = [] }) => pages) }]

/** All pages of the workspace, collected from the features. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Outlet,
      ErrorBoundary: RouteError,
      // Until something is rendered, workspace.html shows the shape of the shell.
      HydrateFallback: () => null,
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
