import { Flex, IconButton, NativeSelect, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { STAGE_COLORS, type Stage, type StageColor } from '#contract/customers/stages.ts'
import { usePipelineText } from '../texts.ts'
import { useChangeStages } from './use-change-stages.ts'

const NAMES = {
  gray: 'gray',
  red: 'red',
  orange: 'orange_color',
  yellow: 'yellow',
  green: 'green_color',
  teal: 'teal',
  blue: 'blue_color',
  cyan: 'cyan',
  purple: 'purple',
  pink: 'pink',
} as const satisfies Record<StageColor, string>

/** A stage of the dealership's own: its color, and the way to delete it. */
export function OwnStage({ stage, onDelete }: { stage: Stage; onDelete: () => void }) {
  const t = usePipelineText()
  const { paint } = useChangeStages()
  return (
    <Flex as="li" align="center" gap="3" minHeight="11">
      <span className="board-dot" style={{ background: `var(--chakra-colors-${stage.color}-500)` }} />
      <Text flex="1" minWidth="0" overflowWrap="anywhere">
        {stage.name}
      </Text>
      <NativeSelect.Root size="sm" width="32" flexShrink="0">
        <NativeSelect.Field
          aria-label={t('color', { stage: stage.name })}
          value={stage.color}
          onChange={({ target }) => void paint(stage, target.value as StageColor)}
        >
          {STAGE_COLORS.map((color) => (
            <option key={color} value={color}>
              {t(NAMES[color])}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.error"
        aria-label={t('delete_stage', { stage: stage.name })}
        title={t('delete_stage', { stage: stage.name })}
        onClick={onDelete}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  )
}
