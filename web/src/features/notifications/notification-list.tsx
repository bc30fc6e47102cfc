import { Box, Button, Heading, List, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useNow } from '../../lib/use-now.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotificationEntry } from './notification-entry.tsx'
import { notificationTexts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useNotificationList } from './use-notification-list.ts'

/** The signed-in user's notifications, newest first, each linking to its subject. */
export function NotificationList({ onFollow }: { onFollow?: () => void }) {
  const t = useText(notificationTexts)
  const common = useText()
  const { list, error, retry, isMore, readOlder, isBusy } = useNotificationList()
  const { dayName } = useFormats()
  const now = useNow()
  useReadWhenLeft()
  if (!list && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />
  if (!list) return <Loading text={common('loading')} />
  if (list.length === 0 && !isMore)
    return <EmptyState icon={<BellRing />} title={t('empty')} description={t('empty_hint')} />
  return (
    <>
      {[...Map.groupBy(list, ({ happened_at }) => dayName(happened_at, now))].map(([day, ofDay]) => (
        <Box as="section" key={day} _notFirst={{ borderTopWidth: '1px' }} paddingBottom="1">
          <Heading
            as="h2"
            fontSize="xs"
            fontWeight="600"
            color="fg.muted"
            paddingInline="4"
            paddingTop="3"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {day}
          </Heading>
          <List.Root variant="plain">
            {ofDay.map((notification) => (
              <List.Item key={notification.id} display="block">
                <NotificationEntry notification={notification} onFollow={onFollow} />
              </List.Item>
            ))}
          </List.Root>
        </Box>
      ))}
      {isMore && (
        <Box padding="2" textAlign="center">
          <Button variant="ghost" size="sm" loading={isBusy} onClick={readOlder}>
            {t('older')}
          </Button>
        </Box>
      )}
    </>
  )
}

/** Marks listed notifications as read when the list closes; until then they stay marked as new. */
function useReadWhenLeft() {
  const markRead = useMarkRead()
  const leave = useEffectEvent(() => void markRead())
  useEffect(() => () => leave(), [])
}

function Loading({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Stack gap="3" padding="4" aria-hidden>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height="10" />
        ))}
      </Stack>
    </>
  )
}
