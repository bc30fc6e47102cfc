import { useEffect, useEffectEvent } from 'react'
import { useInboxRow } from '../../../data/conversations/conversations.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import type { ContactDialogProps } from '../../../lib/slots.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useLaterText } from './texts.ts'

/** Until when a contact's conversation sleeps, where only the contact is at hand, as on the board. */
export function SnoozeContact({ contact, open, onClose }: ContactDialogProps) {
  const t = useLaterText()
  const { data: row, error } = useInboxRow(contact || undefined)
  const giveUp = useEffectEvent((reason: unknown) => {
    toaster.create({ type: 'error', title: t('snooze_failed'), description: errorText(reason) })
    onClose()
  })
  const failure = open && !row ? error : undefined
  useEffect(() => {
    if (failure) giveUp(failure)
  }, [failure])
  return row ? <SnoozeDialog row={row} open={open} onClose={onClose} /> : null
}
