import { Spinner } from '@chakra-ui/react'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../texts/files.ts'
import { useRequestMedia } from './use-request-media.ts'

interface WaitingFileProps {
  medium: Medium
  place: Parameters<typeof useRequestMedia>[0]
}

/** A customer's file that is being copied, or could not be. */
export function WaitingFile({ medium, place }: WaitingFileProps) {
  const t = useText(fileTexts)
  const { request, isBusy } = useRequestMedia(place)
  if (medium.status === 'copying' || isBusy) {
    return (
      <p className="chat-media-waiting" role="status">
        <Spinner size="sm" /> {t('copying')}
      </p>
    )
  }
  return (
    <div className="chat-media-waiting" data-tone="error">
      <TriangleAlert aria-hidden />
      <span>{t('copy_failed')}</span>
      <button type="button" className="chat-link-button" onClick={request}>
        <RotateCcw aria-hidden /> {t('try_again')}
      </button>
    </div>
  )
}
