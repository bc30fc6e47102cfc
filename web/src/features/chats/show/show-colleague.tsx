import { Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useColleagues } from '../../../data/colleagues.ts'
import { createNote } from '../../../data/notes.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { chatAddress } from '../chat-address.ts'
import { Quoted } from '../quoted.tsx'
import { noteOf } from './note-of.ts'
import { useShowText } from './texts.ts'

interface ShowColleagueProps {
  /** Null while nothing is shown. */
  message: ChatMessage | null
  /** The customer's. */
  name: string
  contact: string
  conversation: string
  onClose: () => void
}

/** Shows a message to a colleague, by a note that mentions them. */
export function ShowColleague({ message, onClose, ...about }: ShowColleagueProps) {
  const t = useShowText()
  const common = useText()
  return (
    <FormDialog
      open={message !== null}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('show')}
      size="sm"
    >
      {message && <Fields message={message} onClose={onClose} {...about} />}
    </FormDialog>
  )
}

type FieldsProps = ShowColleagueProps & { message: ChatMessage }

function Fields({ message, name, contact, conversation, onClose }: FieldsProps) {
  const t = useShowText()
  const preview = usePreview()
  const colleagues = useColleagues()
  const [chosen, choose] = useState('')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  // Sent again, after an answer that got lost, it is the same note.
  const [client_id] = useState(ulid)
  const { id, body, direction } = message

  async function show() {
    const colleague = colleagues.find((one) => one.id === chosen)
    setMissing(!colleague)
    if (!colleague) return
    const url = `${location.origin}${chatAddress(conversation)}?${new URLSearchParams({ message: id })}`
    const content = noteOf({ name: colleague.name, words, quote: preview(body), url })
    try {
      await createNote(contact, { content, client_id, mentions: [chosen] })
      toaster.create({ type: 'success', title: t('shown', { name: colleague.name }) })
      onClose()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return (
    <DialogForm onSubmit={show} onChange={() => setError(undefined)} error={error}>
      <Quoted quote={{ id, body, direction }} name={name} />
      <Choice
        label={t('colleague')}
        value={chosen}
        onChange={choose}
        error={isMissing ? t('missing') : undefined}
        options={[{ value: '', text: t('choose') }, ...colleagues.map((one) => ({ value: one.id, text: one.name }))]}
      />
      <FormField label={t('words')}>
        <Textarea
          autoresize
          maxHeight="40"
          maxLength={2000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </FormField>
      <Text fontSize="sm" color="fg.muted">
        {t('hint')}
      </Text>
    </DialogForm>
  )
}
