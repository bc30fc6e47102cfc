import { Box, Stack } from '@chakra-ui/react'
import type { GoogleOutcome } from '#contract/calendar/google.ts'
import { useFeed, useGoogle } from '../../../data/calendar-links.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { FeedPart } from './feed-part.tsx'
import { GooglePart } from './google-part.tsx'
import { useLinkText } from './texts.ts'

interface LinksDialogProps {
  open: boolean
  /** How the visit to Google's page ended from which one comes back. */
  outcome?: GoogleOutcome
  onClose: () => void
}

/** Other calendars that show one's appointments: Google's, and any app that reads a feed. */
export function LinksDialog({ open, outcome, onClose }: LinksDialogProps) {
  const t = useLinkText()
  const google = useGoogle()
  const feed = useFeed()
  const failed = google.error ?? feed.error
  return (
    <DialogFrame open={open} onClose={onClose} title={t('google')} closeLabel={t('close')}>
      {google.data && feed.data ? (
        <Stack gap="5">
          <GooglePart google={google.data} outcome={outcome} />
          <Box borderTopWidth="1px" paddingTop="5">
            <FeedPart url={feed.data.url} />
          </Box>
        </Stack>
      ) : failed ? (
        <LoadFailed
          title={t('load_failed')}
          error={failed}
          onRetry={() => Promise.all([google.mutate(), feed.mutate()])}
        />
      ) : null}
    </DialogFrame>
  )
}
