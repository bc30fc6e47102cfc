import { Badge } from '@chakra-ui/react'
import type { Template } from '#contract/messaging/template.ts'
import { stateOf } from './state-of.ts'
import { useTemplateText } from './texts.ts'

const PALETTES = {
  DRAFT: 'gray',
  PENDING: 'yellow',
  APPROVED: 'green',
  REJECTED: 'red',
  paused: 'orange',
  disabled: 'red',
  gone: 'red',
}

export function StatusBadge({ template }: { template: Template }) {
  const t = useTemplateText()
  const state = stateOf(template)
  return (
    <Badge colorPalette={PALETTES[state]} variant="subtle">
      {t(`status_${state}`)}
    </Badge>
  )
}

export function CategoryBadge({ category }: Pick<Template, 'category'>) {
  const t = useTemplateText()
  return (
    <Badge colorPalette={category === 'MARKETING' ? 'purple' : 'blue'} variant="subtle">
      {t(`category_${category}`)}
    </Badge>
  )
}
