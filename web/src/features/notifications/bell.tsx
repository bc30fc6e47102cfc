import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNotifications } from '../../data/notifications.ts'
import { useText } from '../../lib/language/text.ts'
import { CountMark } from '../../ui/count-mark.tsx'
import { notificationTexts } from './texts.ts'

/** Loaded when somebody opens it. */
const BellPopover = lazy(async () => ({ default: (await import('./bell-popover.tsx')).BellPopover }))

/** The number of unread notifications, in a folded sidebar at the bell's corner; opens their list. */
export function Bell({ isFolded }: { isFolded: boolean }) {
  const t = useText(notificationTexts)
  const { data } = useNotifications()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const unread = data?.unread ?? 0
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        size="sm"
        color="fg.muted"
        width="auto"
        minWidth="9"
        paddingInline="1.5"
        gap="1"
        title={t('title')}
        aria-description={unread > 0 ? t('unread', { count: unread }) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(!isOpen)}
      >
        <Box position="relative">
          <BellIcon />
          {isFolded && <CountMark count={unread} beside="icon" />}
        </Box>
        {!isFolded && <CountMark count={unread} />}
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </IconButton>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <BellPopover button={button} isOpen={isOpen} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
