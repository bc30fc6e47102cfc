import { Editable, Flex, IconButton } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { STAGE_COLORS } from '#contract/customers/stage-colors.ts'
import { STAGE_NAME_MAX, type Stage, type StageColor } from '#contract/customers/stages.ts'
import { Select } from '../../../ui/choice.tsx'
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

/** A stage of the dealership's own: its name and color to change, and the way to delete it. */
export function OwnStage({ stage, onDelete }: { stage: Stage; onDelete: () => void }) {
  const t = usePipelineText()
  const { paint, rename } = useChangeStages()
  const [written, write] = useState<string>()
  return (
    <Flex as="li" align="center" gap="3" minHeight="11">
      <span className="board-dot" style={{ background: `var(--chakra-colors-${stage.color}-500)` }} />
      <Editable.Root
        flex="1"
        flexDirection="row"
        alignItems="center"
        minWidth="0"
        value={written ?? stage.name}
        maxLength={STAGE_NAME_MAX}
        onValueChange={({ value }) => write(value)}
        onValueRevert={() => write(undefined)}
        onValueCommit={async ({ value }) => {
          const name = value.trim()
          if (name !== '' && name !== stage.name) await rename(stage, name)
          // Refused or taken: what the stage is called now.
          write(undefined)
        }}
      >
        <Editable.Preview overflowWrap="anywhere" flex="1" />
        <Editable.Input aria-label={t('stage_name')} />
        <Editable.Control>
          <Editable.EditTrigger asChild>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t('rename_stage', { stage: stage.name })}
              title={t('rename_stage', { stage: stage.name })}
            >
              <Pencil />
            </IconButton>
          </Editable.EditTrigger>
        </Editable.Control>
      </Editable.Root>
      <Select
        size="sm"
        width="32"
        flexShrink="0"
        field={{ 'aria-label': t('color', { stage: stage.name }) }}
        value={stage.color}
        options={STAGE_COLORS.map((color) => ({ value: color, text: t(NAMES[color]) }))}
        onChange={(color) => void paint(stage, color)}
      />
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
