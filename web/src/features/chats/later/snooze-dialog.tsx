import { Button, Stack, Text } from '@chakra-ui/react'
import { AlarmClockOff } from 'lucide-react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { snoozeConversation } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { readUnreadSoon } from '../../../data/unread.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useLaterText as useTimeText } from '../../../parts/later-texts.ts'
import { laterTimes } from '../../../parts/later-times.ts'
import { PickTimeDialog } from '../../../parts/pick-time-dialog.tsx'
import { useUndo } from '../../../parts/use-undo.ts'
import { onArrow } from '../../../ui/arrow-keys.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { nameOf } from '../name-of.ts'
import { useLaterText } from './texts.ts'

interface SnoozeDialogProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** Until when a conversation sleeps: a usual time, or one of one's own. */
export function SnoozeDialog({ row, open, onClose }: SnoozeDialogProps) {
  const t = useLaterText()
  const times = useTimeText()
  const { moment, byAge } = useFormats()
  const rows = useKnownRows()
  const offerUndo = useUndo()

  async function snooze(at: Date | null) {
    const { contact_id, snoozed_until: before } = row
    const until = at?.toISOString() ?? null
    await rows.put(await snoozeConversation(contact_id, until))
    readUnreadSoon()
    offerUndo(at ? t('snoozed_until', { when: moment(at) }) : t('woken_now'), async () => {
      await rows.put(await snoozeConversation(contact_id, before, until))
      readUnreadSoon()
    })
  }
  const choose = (at: Date | null) =>
    snooze(at)
      .then(onClose)
      .catch((error: unknown) =>
        toaster.create({ type: 'error', title: t('snooze_failed'), description: errorText(error) }),
      )
  return (
    <PickTimeDialog
      open={open}
      title={t('snooze_title')}
      submitLabel={t('snooze')}
      at={row.snoozed_until ? new Date(row.snoozed_until) : undefined}
      onClose={onClose}
      onPick={snooze}
    >
      <Text color="fg.muted">
        {row.snoozed_until
          ? t('snoozed_until', { when: moment(row.snoozed_until) })
          : t('snooze_hint', { name: nameOf(row) })}
      </Text>
      <Stack gap="2" onKeyDown={onArrow}>
        {row.snoozed_until && (
          <Button variant="outline" onClick={() => choose(null)}>
            <AlarmClockOff size={16} /> {t('wake')}
          </Button>
        )}
        {laterTimes(new Date(serverNow())).map(({ key, at }) => (
          <Button key={key} variant="outline" justifyContent="space-between" onClick={() => choose(at)}>
            {times(key)}
            <Text as="span" color="fg.muted" fontWeight="normal">
              {byAge(at)}
            </Text>
          </Button>
        ))}
      </Stack>
    </PickTimeDialog>
  )
}
