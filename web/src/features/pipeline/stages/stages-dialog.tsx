import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Stage } from '#contract/customers/stages.ts'
import { useStages } from '../../../data/stages.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { usePipelineText } from '../texts.ts'
import { AddStage } from './add-stage.tsx'
import { DeleteStage } from './delete-stage.tsx'
import { OwnStage } from './own-stage.tsx'

interface StagesDialogProps {
  open: boolean
  onClose: () => void
  /** Contacts have moved to another stage. */
  onMoved: () => void
}

/** The dealership's stages: those that all have, and its own, which can be added and deleted (S1 §2). */
export function StagesDialog({ open, onClose, onMoved }: StagesDialogProps) {
  const t = usePipelineText()
  const common = useText()
  const { stages } = useStages()
  const [doomed, doom] = useState<Stage | null>(null)
  const own = stages.filter(({ is_default }) => !is_default)
  return (
    <>
      <DialogFrame
        open={open}
        onClose={onClose}
        title={t('stages_title')}
        closeLabel={common('close')}
        isForm
        footer={<Button onClick={onClose}>{t('done')}</Button>}
      >
        <Stack gap="5">
          <section>
            <Heading as="h3" size="sm" marginBottom="2">
              {t('default_stages')}
            </Heading>
            <ul className="stages-default">
              {stages
                .filter(({ is_default }) => is_default)
                .map(({ id, name, color }) => (
                  <li key={id} className="pipeline-chip">
                    <span className="board-dot" style={{ background: `var(--chakra-colors-${color}-500)` }} />
                    {name}
                  </li>
                ))}
            </ul>
          </section>
          <section>
            <Heading as="h3" size="sm" marginBottom="2">
              {t('own_stages')}
            </Heading>
            {own.length === 0 && (
              <Text color="fg.muted" fontSize="sm">
                {t('no_own_stages')}
              </Text>
            )}
            <ul>
              {own.map((stage) => (
                <OwnStage key={stage.id} stage={stage} onDelete={() => doom(stage)} />
              ))}
            </ul>
          </section>
          <AddStage />
        </Stack>
      </DialogFrame>
      <DeleteStage stage={doomed} onDone={() => doom(null)} onDeleted={onMoved} />
    </>
  )
}
