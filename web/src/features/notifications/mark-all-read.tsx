import { Button } from '@chakra-ui/react'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useNotifications } from '../../data/notifications.ts'
import { useText } from '../../lib/language/text.ts'
import { notificationTexts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'

export function MarkAllRead() {
  const t = useText(notificationTexts)
  const { data } = useNotifications()
  const markRead = useMarkRead()
  const [isBusy, setBusy] = useState(false)
  const mark = async () => {
    setBusy(true)
    await markRead()
    setBusy(false)
  }
  return (
    <Button variant="ghost" size="xs" disabled={!data?.unread} loading={isBusy} onClick={mark}>
      <CheckCheck /> {t('mark_all')}
    </Button>
  )
}
