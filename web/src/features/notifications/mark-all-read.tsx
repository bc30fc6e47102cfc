import { Button } from '@chakra-ui/react'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useNotifications } from '../../data/notifications.ts'
import { useText } from '../../lib/language/text.ts'
import { notificationTexts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'

export function MarkAllRead() {
  const { text, icon: Icon, disabled, busy, does } = useMarkAll()
  return (
    <Button variant="ghost" size="xs" disabled={disabled} loading={busy} onClick={does}>
      <Icon /> {text}
    </Button>
  )
}

/** The same as an act of a page. */
export function useMarkAll() {
  const t = useText(notificationTexts)
  const { data } = useNotifications()
  const markRead = useMarkRead()
  const [isBusy, setBusy] = useState(false)
  const mark = async () => {
    setBusy(true)
    await markRead()
    setBusy(false)
  }
  return { value: 'read', icon: CheckCheck, text: t('mark_all'), disabled: !data?.unread, busy: isBusy, does: mark }
}
