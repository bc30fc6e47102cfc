import { UserPlus } from 'lucide-react'
import { use } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { May } from '../../../parts/may.tsx'
import { MainAct, PageActs } from '../../../parts/page-acts.tsx'
import { HeaderEnd } from '../../../ui/page-header.tsx'
import type { RowDeed } from '../../../ui/row-menu.tsx'
import { useListText } from './texts.ts'

interface ListHeaderProps {
  total: number | null | undefined
  /** Left out where the list itself offers it. */
  onAdd: (() => void) | undefined
  deeds: readonly RowDeed[]
}

/** The page's name, how many there are, the button that adds one (S1 §2), and what else can be done. */
export function ListHeader({ total, onAdd, deeds }: ListHeaderProps) {
  const t = useListText()
  const { number } = useFormats()
  return (
    <header className="people-head">
      <h2>
        {t('title')} {typeof total === 'number' && <span className="people-count">{number(total)}</span>}
      </h2>
      <PageActs rest={deeds}>
        {onAdd && (
          <May right="edit">
            <MainAct icon={UserPlus} text={t('add_contact')} onClick={onAdd} />
          </May>
        )}
      </PageActs>
      {use(HeaderEnd)}
    </header>
  )
}
