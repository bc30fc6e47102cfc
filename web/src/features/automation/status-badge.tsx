import { Badge } from '@chakra-ui/react'
import type { AutomationStatus } from '#contract/outreach/automation-facts.ts'
import { useText } from '../../lib/language/text.ts'
import { automationTexts } from './texts.ts'

const COLORS: Record<AutomationStatus, string> = { draft: 'gray', published: 'green', paused: 'orange' }

export function StatusBadge({ status }: { status: AutomationStatus }) {
  const t = useText(automationTexts)
  return (
    <Badge colorPalette={COLORS[status]} variant="subtle">
      {t(`status_${status}`)}
    </Badge>
  )
}
