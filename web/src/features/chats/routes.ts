import {
  AlarmClockCheck,
  CalendarX,
  Clock,
  MessageCircleWarning,
  MessageSquare,
  MessagesSquare,
  Printer,
  Search,
  UserCheck,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { lazy } from 'react'
import { CHANNELS, channelName, OPEN_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Feature } from '../../lib/feature.ts'
import { formatsFor } from '../../lib/language/formats.ts'
import type { ContactAction } from '../../lib/slots.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import { CHANNEL_LOOKS } from './channel-looks.ts'

const SNOOZED_UNTIL = { en: 'Snoozed until ', es: 'Pospuesta hasta ' }

const snooze = { id: 'snooze', icon: Clock, right: 'edit', title: { en: 'Snooze', es: 'Posponer' } } as const

/** Leads to where a contact is written to. */
const write = OPEN_CHANNELS.map((type, index): ContactAction => {
  const { name, address } = CHANNELS[type]
  const spanish = channelName(type, 'es')
  const told = 'toldIn' in address ? address.toldIn : undefined
  return {
    id: type,
    at: 10 + index,
    icon: CHANNEL_LOOKS[type].icon,
    right: 'write',
    title: { en: `Send ${name}`, es: `Enviar ${spanish}` },
    shortTitle: { en: name, es: spanish },
    useDeed:
      () =>
      ({ id, ...contact }) =>
        told && !contact[told] ? undefined : `/chats?${new URLSearchParams({ contact: id, type })}`,
  }
})

export const chats: Feature = {
  pages: [
    { path: 'start', lazy: async () => ({ Component: (await import('./start.tsx')).Start }) },
    { path: 'chats/:conversationId?', lazy: async () => ({ Component: (await import('./page.tsx')).ChatsPage }) },
  ],
  entry: {
    to: '/chats',
    title: { en: 'Leads', es: 'Clientes' },
    icon: MessagesSquare,
    key: 'i',
    counts: 'conversations',
  },
  adds: {
    contactTabs: [
      {
        id: 'summary',
        at: 20,
        icon: UserRound,
        title: { en: 'Summary', es: 'Resumen' },
        isDetails: true,
        Content: lazy(async () => ({ default: (await import('./details/summary.tsx')).Summary })),
      },
    ],
    contactActions: write,
    conversationActions: [
      {
        id: 'search',
        at: 5,
        icon: Search,
        title: { en: 'Search messages', es: 'Buscar en los mensajes' },
        key: 'f',
        Dialog: lazyDialog(async () => (await import('./search/search-dialog.tsx')).SearchDialog, byOpen),
      },
      {
        ...snooze,
        at: 85,
        key: 's',
        Dialog: lazyDialog(async () => (await import('./later/snooze-dialog.tsx')).SnoozeDialog, byOpen),
      },
      {
        id: 'copy',
        at: 80,
        icon: Printer,
        title: { en: 'Print or save', es: 'Imprimir o guardar' },
        Dialog: lazyDialog(async () => (await import('./copy/copy-dialog.tsx')).CopyDialog, byOpen),
      },
    ],
    cardActions: [
      {
        ...snooze,
        at: 16,
        Dialog: lazyDialog(async () => (await import('./later/snooze-contact.tsx')).SnoozeContact, byOpen),
      },
    ],
    rowMarks: [
      {
        id: 'snoozed',
        at: 5,
        icon: Clock,
        words: ({ snoozed_until: until }, language) =>
          until && SNOOZED_UNTIL[language] + formatsFor(language).moment(until),
      },
      {
        id: 'woken',
        at: 6,
        icon: AlarmClockCheck,
        words: ({ is_woken }, language) => (is_woken ? { en: 'Back from snooze', es: 'De vuelta' }[language] : null),
      },
    ],
    noticeIcons: [
      { id: 'assigned', at: 10, icon: UserCheck },
      { id: 'customer_waits', at: 20, icon: MessageSquare },
      { id: 'unassigned_waits', at: 30, icon: UserPlus },
      { id: 'message_failed', at: 40, icon: MessageCircleWarning },
      { id: 'scheduled_refused', at: 45, icon: CalendarX },
    ],
  },
}
