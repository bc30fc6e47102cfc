import { Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { reschedule } from '../../../data/scheduled.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { PickTimeDialog } from '../../../parts/pick-time-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { useLaterText } from './texts.ts'

interface EditScheduledProps {
  scheduled: Scheduled
  open: boolean
  onClose: () => void
}

/** Another time, another text; a template's text is its own. */
export function EditScheduled({ scheduled, open, onClose }: EditScheduledProps) {
  const t = useLaterText()
  const { id, type, conversation_id, send_at, template } = scheduled
  const [body, setBody] = useState(scheduled.body)
  const [unlessReply, setUnlessReply] = useState(scheduled.unless_reply)
  const isOver = Date.parse(send_at) <= serverNow()
  return (
    <PickTimeDialog
      open={open}
      title={t('edit_title')}
      submitLabel={t('save')}
      at={isOver ? undefined : new Date(send_at)}
      onClose={onClose}
      onPick={(at) =>
        reschedule({ type, id: conversation_id }, id, {
          ...(template ? {} : { body }),
          send_at: at.toISOString(),
          unless_reply: unlessReply,
        })
      }
    >
      {!template && (
        <FormField label={t('message')}>
          <Textarea autoresize maxHeight="60" value={body} onChange={({ target }) => setBody(target.value)} />
        </FormField>
      )}
      <NativeCheckbox
        label={t('unless_reply')}
        checked={unlessReply}
        onChange={({ target }) => setUnlessReply(target.checked)}
      />
    </PickTimeDialog>
  )
}
