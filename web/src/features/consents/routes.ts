import { MessageSquareOff } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'

const OPTED_OUT = { en: 'Opted out', es: 'Se dio de baja' }

export const consents: Feature = {
  adds: {
    rowMarks: [
      {
        id: 'opted_out',
        at: 5,
        icon: MessageSquareOff,
        words: ({ most_recent_type: type, channels }, language) =>
          type && channels[type].opted_out_at ? OPTED_OUT[language] : null,
      },
    ],
    contactSections: [
      {
        id: 'consents',
        at: 60,
        Section: lazy(async () => ({ default: (await import('./contact-consents.tsx')).ContactConsents })),
      },
    ],
  },
}
