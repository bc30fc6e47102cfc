import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useLabels } from '../../../data/labels.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { useHeaderText } from './texts.ts'
import { useSaveLabels } from './use-save-labels.ts'

interface LabelsDialogProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** Puts labels on a contact and takes them off. */
export function LabelsDialog({ row, open, onClose }: LabelsDialogProps) {
  const t = useHeaderText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('manage_labels')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('save')}
      size="sm"
    >
      <LabelChoices row={row} onDone={onClose} />
    </FormDialog>
  )
}

function LabelChoices({ row, onDone }: { row: ConversationRow; onDone: () => void }) {
  const save = useSaveLabels(row)
  const { labels, nameOf } = useLabels()
  // Beside these a colleague may change others meanwhile.
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  const isOn = (name: string) => toggled[name] ?? row.labels.includes(name)
  // Those that are none any more are left out.
  const chosen = labels.map(({ name }) => name).filter(isOn)
  return (
    <DialogForm
      onSubmit={async () => {
        if (await save(chosen)) onDone()
      }}
    >
      <Stack gap="3">
        {labels.map(({ id, name }) => (
          <NativeCheckbox
            key={id}
            label={nameOf(name)}
            checked={isOn(name)}
            onChange={({ target }) => setToggled({ ...toggled, [name]: target.checked })}
          />
        ))}
      </Stack>
    </DialogForm>
  )
}
