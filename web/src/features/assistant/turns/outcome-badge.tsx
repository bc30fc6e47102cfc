import { Badge } from '@chakra-ui/react'
import { OUTCOME_LABELS, type TurnOutcome } from '#contract/assistant/assistant-facts.ts'
import { useLanguage } from '../../../lib/language/language.ts'

const COLORS: Record<TurnOutcome, string> = {
  answered: 'green',
  drafted: 'blue',
  stopped: 'orange',
  handed_over: 'purple',
  dropped: 'gray',
  failed: 'red',
}

export function OutcomeBadge({ outcome }: { outcome: TurnOutcome }) {
  const language = useLanguage()
  return <Badge colorPalette={COLORS[outcome]}>{OUTCOME_LABELS[outcome][language]}</Badge>
}
