import { Badge } from '@chakra-ui/react'
import type { TurnOutcome } from '#contract/assistant/assistant-facts.ts'
import { useText } from '../../../lib/language/text.ts'
import { turnTexts } from './texts.ts'

const COLORS: Record<TurnOutcome, string> = {
  answered: 'green',
  drafted: 'blue',
  stopped: 'orange',
  handed_over: 'purple',
  dropped: 'gray',
  failed: 'red',
}

export function OutcomeBadge({ outcome }: { outcome: TurnOutcome }) {
  const t = useText(turnTexts)
  return <Badge colorPalette={COLORS[outcome]}>{t(`outcome_${outcome}`)}</Badge>
}
