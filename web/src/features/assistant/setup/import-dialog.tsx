import { Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { answerTexts } from './answer-texts.ts'
import { type Imported, readAnswers } from './read-answers.ts'

interface ImportDialogProps {
  open: boolean
  /** How many answers there is room for. */
  room: number
  onClose: () => void
  onImport: (found: Imported[]) => Promise<void>
}

/** Takes a list of questions and answers over from a spreadsheet or a text. */
export function ImportDialog({ open, ...form }: ImportDialogProps) {
  const t = useText(answerTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('import_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('import')}
      size="lg"
    >
      {open && <ImportForm {...form} />}
    </FormDialog>
  )
}

function ImportForm({ room, onClose, onImport }: Omit<ImportDialogProps, 'open'>) {
  const t = useText(answerTexts)
  const [list, setList] = useState('')
  const [error, setError] = useState<string>()
  const { found, wrong } = readAnswers(list)
  async function submit() {
    if (found.length === 0) return setError(t('import_none'))
    try {
      await onImport(found.slice(0, room))
      onClose()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return (
    <DialogForm error={error} onSubmit={submit} onChange={() => setError(undefined)}>
      <FormField label={t('import_label')} hint={t('import_hint')}>
        <Textarea
          rows={10}
          value={list}
          // Tab writes one here, as the list needs it.
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey) return
            event.preventDefault()
            event.currentTarget.setRangeText(
              '\t',
              event.currentTarget.selectionStart,
              event.currentTarget.selectionEnd,
              'end',
            )
            setList(event.currentTarget.value)
          }}
          onChange={({ target }) => setList(target.value)}
        />
      </FormField>
      {list.trim() !== '' && (
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('import_found', { count: found.length })}
          {wrong > 0 && ` · ${t('import_wrong', { count: wrong })}`}
        </Text>
      )}
    </DialogForm>
  )
}
