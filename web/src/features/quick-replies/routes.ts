import { Zap } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { slashPiece } from './slash/slash-piece.ts'

export const quickReplies: Feature = {
  adds: {
    composerActions: [
      {
        id: 'quick-replies',
        at: 20,
        icon: Zap,
        title: { en: 'Quick replies (/)', es: 'Respuestas rápidas (/)' },
        opens: '/',
      },
    ],
    composerAids: [
      {
        id: 'quick-replies',
        at: 10,
        Aid: lazy(async () => ({ default: (await import('./slash/slash-replies.tsx')).SlashReplies })),
        isMeant: (text, caret) => slashPiece(text, caret) !== null,
      },
    ],
  },
}
