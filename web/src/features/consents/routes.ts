import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const consents: Feature = {
  adds: {
    contactSections: [
      {
        id: 'consents',
        at: 60,
        Section: lazy(async () => ({ default: (await import('./contact-consents.tsx')).ContactConsents })),
      },
    ],
  },
}
