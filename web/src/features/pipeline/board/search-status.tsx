import { useText } from '../../../lib/language/text.ts'
import { usePipelineText } from '../texts.ts'
import type { Narrow } from './use-narrow.ts'
import { WayOn } from './way-on.tsx'

/** How far the search below the loaded cards is; nothing where it has looked at all of them. */
export function SearchStatus({ narrow: { status, lookOn } }: { narrow: Narrow }) {
  const t = usePipelineText()
  const common = useText()
  if (status === 'reading')
    return (
      <p className="board-more" role="status">
        {t('searching')}
      </p>
    )
  if (status === 'failed') return <WayOn isAlert text={t('search_failed')} label={common('retry')} onGo={lookOn} />
  return status === 'in part' && <WayOn text={t('more_to_look')} label={t('keep_looking')} onGo={lookOn} />
}
