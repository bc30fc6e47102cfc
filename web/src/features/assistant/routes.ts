import { Bot } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const assistant: Feature = {
  pages: [
    {
      path: 'assistant',
      handle: { managersOnly: true },
      lazy: async () => ({ Component: (await import('./setup/setup-page.tsx')).SetupPage }),
    },
    {
      path: 'assistant/turns',
      handle: { managersOnly: true },
      lazy: async () => ({ Component: (await import('./turns/turns-page.tsx')).TurnsPage }),
    },
  ],
  entry: { to: '/assistant', title: { en: 'Assistant', es: 'Asistente' }, icon: Bot, managersOnly: true },
  adds: {
    headerParts: [
      {
        id: 'assistant',
        at: 10,
        Part: lazy(async () => ({ default: (await import('./conversation/assistant-switch.tsx')).AssistantSwitch })),
      },
    ],
    composerAids: [
      {
        id: 'assistant-draft',
        at: 5,
        Aid: lazy(async () => ({ default: (await import('./conversation/waiting-draft.tsx')).WaitingDraft })),
      },
    ],
    noticeIcons: [
      { id: 'assistant_handed_over', at: 60, icon: Bot },
      { id: 'assistant_off', at: 61, icon: Bot },
    ],
  },
}
