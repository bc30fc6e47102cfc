import { useText } from '../../../lib/language/text.ts'
import { usePipelineText } from '../texts.ts'
import { WayOn } from './way-on.tsx'

interface ColumnEndProps {
  isEmpty: boolean
  isNarrowed: boolean
  /** Under a filter: cards below may fit that are not looked at yet. */
  hasMore: boolean
  moreFailed: boolean
  onMore: () => void
}

/** The end of a column: says that it is empty, or loads more cards. */
export function ColumnEnd({ isEmpty, isNarrowed, hasMore, moreFailed, onMore }: ColumnEndProps) {
  const t = usePipelineText()
  const common = useText()
  if (moreFailed) return <WayOn isAlert text={t('more_failed')} label={common('retry')} onGo={onMore} />
  if (hasMore) return <WayOn text={t('more_to_look')} label={t('keep_looking')} onGo={onMore} />
  return isEmpty && <p className="board-none">{t(isNarrowed ? 'none_found' : 'none')}</p>
}
