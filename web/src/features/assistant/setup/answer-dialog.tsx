import { Input, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import type { Assistant } from '#contract/assistant/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { answerTexts } from './answer-texts.ts'

type Written = Pick<Assistant['answers'][number], 'question' | 'answer'>

interface AnswerDialogProps {
  /** `new` for one to create; null while closed. */
  answer: Assistant['answers'][number] | 'new' | null
  /** What stands in a new one already. */
  begun?: Written
  onClose: () => void
  onSave: (written: Written) => Promise<void>
}

/** A question and the dealership's answer to it. */
export function AnswerDialog({ answer, begun, onClose, onSave }: AnswerDialogProps) {
  const t = useText(answerTexts)
  const common = useText()
  const known = answer === 'new' || answer === null ? undefined : answer
  return (
    <FormDialog
      open={answer !== null}
      onClose={onClose}
      title={known ? t('edit', known) : t('add')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      {answer !== null && (
        <AnswerForm
          known={known ?? begun}
          onSave={async (written) => {
            await onSave(written)
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}

function AnswerForm({ known, onSave }: { known: Written | undefined; onSave: AnswerDialogProps['onSave'] }) {
  const t = useText(answerTexts)
  const [written, write] = useState({ question: known?.question ?? '', answer: known?.answer ?? '' })
  const [error, setError] = useState<string>()
  return (
    <DialogForm
      error={error}
      errorTitle={t('save_failed')}
      onSubmit={() => onSave(written).catch((failure) => setError(errorText(failure)))}
    >
      <FormField label={t('question')}>
        <Input
          maxLength={300}
          value={written.question}
          onChange={({ target }) => write({ ...written, question: target.value })}
        />
      </FormField>
      <FormField label={t('answer')}>
        <Textarea
          rows={4}
          maxLength={1000}
          value={written.answer}
          onChange={({ target }) => write({ ...written, answer: target.value })}
        />
      </FormField>
    </DialogForm>
  )
}
