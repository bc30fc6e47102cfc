import { Download, FileUp, Group, ListChecks } from 'lucide-react'
import { useMay } from '../../../lib/session.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { DESK } from '../../../parts/page-acts.tsx'
import type { RowDeed } from '../../../ui/row-menu.tsx'
import { useListText } from './texts.ts'

interface ListActs {
  onUpload: () => void
  onGroup: () => void
  /** On the list of everybody. */
  onExport?: () => void
  onSelect?: () => void
}

/** What the list's menu offers: on a phone also what stands above the list where there is room. */
export function useListActs({ onUpload, onGroup, onExport, onSelect }: ListActs): RowDeed[] {
  const t = useListText()
  const isDesk = useMedia(DESK)
  const mayEdit = useMay('edit')
  const mayExport = useMay('export')
  const acts = [
    !isDesk &&
      (mayEdit || mayExport) &&
      onSelect && { value: 'select', icon: ListChecks, text: t('select'), does: onSelect },
    mayEdit && { value: 'upload', icon: FileUp, text: t('bulk_upload'), does: onUpload },
    mayEdit && { value: 'group', icon: Group, text: t('auto_group'), does: onGroup },
    !isDesk && mayExport && onExport && { value: 'export', icon: Download, text: t('export'), does: onExport },
  ]
  return acts.filter((act) => act !== false && act !== undefined)
}
