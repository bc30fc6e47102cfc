import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Stage } from '#contract/customers/stages.ts'
import { useStages } from '../../../data/stages.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePipelineText } from '../texts.ts'
import { useChangeStages } from './use-change-stages.ts'

interface DeleteStageProps {
  stage: Stage | null
  onDone: () => void
  onDeleted: () => void
}

/** Asks before a stage is deleted, and where its people go. */
export function DeleteStage({ stage, onDone, onDeleted }: DeleteStageProps) {
  const t = usePipelineText()
  const common = useText()
  const { stages } = useStages()
  const { remove } = useChangeStages()
  const [chosen, setMoveTo] = useState('new')
  const others = stages.filter(({ id }) => id !== stage?.id)
  const moveTo = others.some(({ id }) => id === chosen) ? chosen : 'new'
  return (
    <ConfirmDialog
      open={stage !== null}
      title={stage ? t('delete_stage', { stage: stage.name }) : ''}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onDone}
      onConfirm={async () => {
        if (stage && (await remove(stage, moveTo))) onDeleted()
        onDone()
      }}
    >
      <Stack gap="4">
        <Text>{t('delete_question')}</Text>
        <Choice
          label={t('delete_where')}
          value={moveTo}
          onChange={setMoveTo}
          options={others.map(({ id, name }) => ({ value: id, text: name }))}
        />
      </Stack>
    </ConfirmDialog>
  )
}
