import { Spinner } from '@chakra-ui/react'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'
import { useRequestMedia } from './use-request-media.ts'

const REASONS = { failed: 'copy_failed', too_large: 'file_too_large', foreign: 'file_foreign' } as const

interface WaitingFileProps {
  status: Exclude<Medium['status'], 'ready'>
  place: Parameters<typeof useRequestMedia>[0]
}

/** A customer's file that is being copied, could not be, or is not kept at all: only trying again what may work is offered. */
export function WaitingFile({ status, place }: WaitingFileProps) {
  const t = useText(fileTexts)
  const { request, isBusy } = useRequestMedia(place)
  if (status === 'copying' || isBusy) {
    return (
      <p className="chat-media-waiting" role="status">
        <Spinner size="sm" /> {t('copying')}
      </p>
    )
  }
  return (
    <div className="chat-media-waiting" data-tone="error">
      <TriangleAlert aria-hidden />
      <span>{t(REASONS[status])}</span>
      {status === 'failed' && (
        <button type="button" className="chat-link-button" onClick={request}>
          <RotateCcw aria-hidden /> {t('try_again')}
        </button>
      )}
    </div>
  )
}
