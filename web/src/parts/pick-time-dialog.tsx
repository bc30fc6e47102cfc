import { Input } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { errorText } from '../lib/language/error-text.ts'
import { useFormats } from '../lib/language/formats.ts'
import { useText } from '../lib/language/text.ts'
import { serverNow } from '../lib/server-time.ts'
import { localOf, readLocal } from '../lib/wall-time.ts'
import { DialogForm, FormDialog } from '../ui/form-dialog.tsx'
import { FormField } from '../ui/form-field.tsx'
import { useLaterText } from './later-texts.ts'
import { laterTimes } from './later-times.ts'
import { TheirTime } from './their-time.tsx'

interface PickTimeDialogProps {
  open: boolean
  title: string
  submitLabel: string
  /** The time shown at first; default: tomorrow morning. */
  at?: Date
  /** A customer's number: what time it is there is told as well. */
  phone?: string | null
  onClose: () => void
  /** Throws what the server refuses. */
  onPick: (at: Date) => Promise<unknown>
  /** Other fields, above. */
  children?: ReactNode
}

/** Asks for a time of one's own. */
export function PickTimeDialog({ open, title, submitLabel, onClose, ...form }: PickTimeDialogProps) {
  const common = useText()
  const t = useLaterText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={submitLabel}
      busyLabel={t('saving')}
    >
      {open && <TimeForm onDone={onClose} {...form} />}
    </FormDialog>
  )
}

type TimeFormProps = Pick<PickTimeDialogProps, 'at' | 'phone' | 'onPick' | 'children'> & { onDone: () => void }

function TimeForm({ at, phone, onPick, onDone, children }: TimeFormProps) {
  const t = useLaterText()
  const { foreignZone } = useFormats()
  const [local, setLocal] = useState(() => localOf(at ?? tomorrow()))
  const [refused, setRefused] = useState<unknown>()
  const [isMissing, setMissing] = useState(false)
  const fields = refused instanceof ApiError ? refused.fields : {}
  const ofTime = fields.send_at ?? fields.until

  async function submit() {
    const picked = readLocal(local)
    setMissing(!picked)
    setRefused(undefined)
    if (!picked) return
    try {
      await onPick(picked)
      onDone()
    } catch (error) {
      setRefused(error)
    }
  }
  return (
    <DialogForm onSubmit={submit} error={refused && !ofTime ? errorText(refused) : undefined}>
      {children}
      <FormField label={t('time')} hint={foreignZone} error={isMissing ? t('time_missing') : ofTime}>
        <Input type="datetime-local" value={local} onChange={({ target }) => setLocal(target.value)} />
      </FormField>
      <TheirTime phone={phone} at={readLocal(local)} />
    </DialogForm>
  )
}

const tomorrow = () =>
  laterTimes(new Date(serverNow())).find(({ key }) => key === 'tomorrow_morning')?.at ?? new Date(serverNow())
