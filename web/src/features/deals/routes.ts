import { CarFront } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { AskedOutcome } from './asked-outcome.tsx'
import { AskedWords } from './asked-words.tsx'

export const deals: Feature = {
  adds: {
    contactSections: [
      {
        id: 'deal',
        at: 20,
        Section: lazy(async () => ({ default: (await import('./deal-section.tsx')).DealSection })),
      },
    ],
    noticeIcons: [{ id: 'trade_in_sent', at: 47, icon: CarFront }],
    composerParts: [{ id: 'asked-words', at: 90, Part: AskedWords }],
    overlays: [{ id: 'asked-outcome', at: 10, Overlay: AskedOutcome }],
  },
}
