import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useStages } from '../../../data/stages.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useHeaderText } from './texts.ts'
import './stage-bar.css'
import { useMay } from '../../../lib/session.ts'
import { useChangeStage } from './use-change-stage.ts'

interface StageBarProps {
  row: ConversationRow
  /** One below the other. */
  isList?: boolean
  /** The current one was pressed. */
  onCurrent?: () => void
  onChanged?: () => void
}

/** The dealership's stages with those that the contact has passed; a click on another asks and moves them there (S2 §4). */
export function StageBar({ row, isList, onCurrent, onChanged }: StageBarProps) {
  const t = useHeaderText()
  const common = useText()
  const { stages, nameOf } = useStages()
  const [asked, ask] = useState<string | null>(null)
  const change = useChangeStage(row)
  const mayEdit = useMay('edit')
  const at = stages.findIndex(({ id }) => id === row.contact.stage)
  return (
    <>
      <ol className="stage-bar" data-list={isList || undefined} aria-label={t('stage')}>
        {stages.map(({ id, name, color }, index) => (
          <li key={id} data-current={index === at || undefined}>
            <button
              type="button"
              className="stage-step"
              disabled={!mayEdit}
              data-color={color}
              data-state={index === at ? 'current' : index < at ? 'completed' : undefined}
              aria-current={index === at ? 'step' : undefined}
              aria-haspopup={mayEdit && index === at && onCurrent ? 'dialog' : undefined}
              aria-label={index < at ? t('stage_completed', { stage: name }) : name}
              title={index < at ? t('stage_completed', { stage: name }) : name}
              onClick={() => (index === at ? onCurrent?.() : ask(id))}
            >
              {index < at && <Check aria-hidden />}
              <span>{name}</span>
              {mayEdit && index === at && onCurrent && <ChevronDown aria-hidden />}
            </button>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={t('update_stage')}
        confirmLabel={t('update_stage')}
        cancelLabel={common('cancel')}
        onCancel={() => ask(null)}
        onConfirm={async () => {
          if (asked) await change(asked)
          ask(null)
          onChanged?.()
        }}
      >
        {asked && t('stage_question', { label: nameOf(asked) })}
      </ConfirmDialog>
    </>
  )
}
