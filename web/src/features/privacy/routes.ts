import { CalendarX2, ShieldUser } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** A request is answered with all that is known of a contact. */
const NEEDED = ['audit', 'see_all'] as const

export const privacy: Feature = {
  adds: {
    conversationActions: [
      {
        id: 'privacy',
        at: 90,
        icon: ShieldUser,
        right: NEEDED,
        title: { en: 'Privacy request', es: 'Solicitud de privacidad' },
        Dialog: lazyDialog(async () => (await import('./request-dialog.tsx')).RequestDialog, byOpen),
      },
    ],
    settingsSections: [
      {
        id: 'keeping',
        at: 85,
        group: 'account',
        ifOwner: true,
        icon: CalendarX2,
        title: { en: 'Data Retention', es: 'Conservación de datos' },
        Content: lazy(async () => ({ default: (await import('./keeping-section.tsx')).KeepingSection })),
      },
    ],
    contactSections: [
      {
        id: 'privacy',
        at: 90,
        right: NEEDED,
        Section: lazy(async () => ({ default: (await import('./privacy-section.tsx')).PrivacySection })),
      },
    ],
  },
}
