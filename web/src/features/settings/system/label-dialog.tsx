import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { LABEL_CHARACTERS, type Label } from '#contract/customers/labels.ts'
import { STAGE_COLORS } from '#contract/customers/stage-colors.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { systemTexts } from './texts.ts'
import { useChangeLabels } from './use-change-labels.ts'

interface LabelDialogProps {
  /** `new` for one to create; null while closed. */
  label: Label | 'new' | null
  onClose: () => void
}

/** A label's name and color. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const t = useText(systemTexts)
  const common = useText()
  const isNew = label === 'new'
  return (
    <FormDialog
      open={label !== null}
      onClose={onClose}
      title={label === null || isNew ? t('add_label') : t('edit_label', { label: label.name })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      {label !== null && <LabelForm label={isNew ? undefined : label} onDone={onClose} />}
    </FormDialog>
  )
}

function LabelForm({ label, onDone }: { label: Label | undefined; onDone: () => void }) {
  const t = useText(systemTexts)
  const { save } = useChangeLabels()
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState<StageColor>(label?.color ?? 'gray')
  const [error, setError] = useState<string>()

  async function submit() {
    if (name.trim() === '') return setError(t('label_name_needed'))
    try {
      await save(label?.id, { name: name.trim(), color })
      onDone()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return (
    <DialogForm onSubmit={submit} onChange={() => setError(undefined)}>
      <FormField label={t('label_name')} error={error}>
        <Input
          value={name}
          maxLength={LABEL_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </FormField>
      <Choice
        label={t('label_color')}
        value={color}
        onChange={setColor}
        options={STAGE_COLORS.map((one) => ({ value: one, text: t(`color_${one}`) }))}
      />
    </DialogForm>
  )
}
