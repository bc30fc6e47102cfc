import type { Feature } from '../../lib/feature.ts'

export const search: Feature = {
  pages: [{ path: 'search', lazy: async () => ({ Component: (await import('./page.tsx')).SearchPage }) }],
}
