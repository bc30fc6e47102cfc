import { History, Phone, PhoneMissed } from 'lucide-react'
import { lazy } from 'react'
import { firstNumber } from '#contract/customers/channels/addresses.ts'
import type { Feature } from '../../lib/feature.ts'
import { useCallContact } from '../../lib/voice/use-call-contact.ts'

export const calls: Feature = {
  pages: [{ path: 'calls', lazy: async () => ({ Component: (await import('./center/page.tsx')).CallsPage }) }],
  entry: { to: '/calls', title: { en: 'Calls', es: 'Llamadas' }, icon: Phone, key: 'k', isBehindMore: true },
  adds: {
    threadItems: [
      {
        id: 'missed_call',
        at: 10,
        isFor: ({ call }) => call !== null,
        title: { en: 'Missed call', es: 'Llamada perdida' },
        Item: lazy(async () => ({ default: (await import('./thread/missed-call.tsx')).MissedCall })),
      },
    ],
    contactTabs: [
      {
        id: 'calls',
        at: 10,
        icon: Phone,
        title: { en: 'Calls', es: 'Llamadas' },
        Content: lazy(async () => ({ default: (await import('./contact/contact-calls.tsx')).ContactCalls })),
      },
    ],
    contactActions: [
      {
        id: 'calls',
        at: 20,
        icon: Phone,
        right: 'call',
        title: { en: 'Call Contact', es: 'Llamar al contacto' },
        shortTitle: { en: 'Call', es: 'Llamar' },
        useDeed: () => {
          const callOf = useCallContact()
          return (contact) => callOf({ contact: contact.id, number: firstNumber(contact) })
        },
      },
    ],
    noticeIcons: [{ id: 'call_missed', at: 10, icon: PhoneMissed }],
  },
}

export const callHistory: Feature = {
  pages: [
    {
      path: 'calls-history',
      lazy: async () => ({ Component: (await import('./history/page.tsx')).CallHistoryPage }),
    },
  ],
  entry: {
    to: '/calls-history',
    title: { en: 'Calls history', es: 'Historial de llamadas' },
    icon: History,
    tabOf: '/calls',
  },
}
