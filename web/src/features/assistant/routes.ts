import { Bot, Forward, Hourglass, Languages } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { isUsed } from './is-used.ts'
import { useTranslation } from './writing/use-translation.ts'

export const assistant: Feature = {
  pages: [
    {
      path: 'assistant',
      handle: { rights: ['settings'] },
      lazy: async () => ({ Component: (await import('./setup/setup-page.tsx')).SetupPage }),
    },
    {
      path: 'assistant/turns',
      handle: { rights: ['settings'] },
      lazy: async () => ({ Component: (await import('./turns/turns-page.tsx')).TurnsPage }),
    },
    {
      path: 'assistant/phrases',
      handle: { rights: ['settings'] },
      lazy: async () => ({ Component: (await import('./phrases/phrases-page.tsx')).PhrasesPage }),
    },
  ],
  entry: {
    to: '/assistant',
    title: { en: 'Assistant', es: 'Asistente' },
    icon: Bot,
    group: 'manage',
    rights: ['settings'],
  },
  adds: {
    headerParts: [
      {
        id: 'assistant',
        at: 10,
        hasRoom: isUsed,
        Part: lazy(async () => ({ default: (await import('./conversation/assistant-switch.tsx')).AssistantSwitch })),
      },
    ],
    composerAids: [
      {
        id: 'assistant-draft',
        at: 5,
        Aid: lazy(async () => ({ default: (await import('./conversation/waiting-draft.tsx')).WaitingDraft })),
      },
      {
        id: 'assistant-written',
        at: 20,
        Aid: lazy(async () => ({ default: (await import('./writing/written-bar.tsx')).WrittenBar })),
      },
    ],
    composerParts: [
      {
        id: 'assistant',
        at: 10,
        hasRoom: isUsed,
        Part: lazy(async () => ({ default: (await import('./writing/writing-menu.tsx')).WritingMenu })),
      },
    ],
    messageViews: [
      {
        id: 'translation',
        at: 10,
        icon: Languages,
        title: { en: 'Translate this message', es: 'Traducir este mensaje' },
        note: { en: 'Translated by AI', es: 'Traducido por IA' },
        useView: useTranslation,
      },
    ],
    contactSections: [
      {
        id: 'assistant-summary',
        at: 5,
        Section: lazy(async () => ({
          default: (await import('./writing/conversation-summary.tsx')).ConversationSummary,
        })),
      },
    ],
    noticeIcons: [
      { id: 'assistant_handed_over', at: 60, icon: Bot },
      { id: 'assistant_off', at: 61, icon: Bot },
      { id: 'wait_reminder', at: 62, icon: Hourglass },
      { id: 'wait_passed_on', at: 63, icon: Forward },
      { id: 'wait_unanswered', at: 64, icon: Hourglass },
    ],
  },
}
