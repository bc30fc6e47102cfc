import { useText } from '../../../lib/language/text.ts'
import { usePipelineText } from '../texts.ts'
import type { ColumnSearch } from './use-column-search.ts'

interface ColumnEndProps {
  isEmpty: boolean
  search: ColumnSearch
  moreFailed: boolean
  onMore: () => void
}

/** The end of a column: says that it is empty, or loads more cards. */
export function ColumnEnd({ isEmpty, search, moreFailed, onMore }: ColumnEndProps) {
  const t = usePipelineText()
  const common = useText()
  const { isSearched, status, lookOn } = search
  if (isSearched && status === 'reading') return <Words text={t('searching')} />
  if (isSearched && status === 'failed')
    return <WayOn isAlert text={t('search_failed')} label={common('retry')} onGo={lookOn} />
  if (isSearched && status === 'in part')
    return <WayOn text={t('more_to_look')} label={t('keep_looking')} onGo={lookOn} />
  if (!isSearched && moreFailed) return <WayOn isAlert text={t('more_failed')} label={common('retry')} onGo={onMore} />
  return isEmpty && <Words text={t(isSearched ? 'none_found' : 'none')} />
}

const Words = ({ text }: { text: string }) => <p className="board-none">{text}</p>

interface WayOnProps {
  text: string
  label: string
  isAlert?: boolean
  onGo: () => void
}

const WayOn = ({ text, label, isAlert, onGo }: WayOnProps) => (
  <div className="board-more" role={isAlert ? 'alert' : undefined}>
    {text}
    <button type="button" onClick={onGo}>
      {label}
    </button>
  </div>
)
