import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useContactText } from '../texts.ts'

/** Takes what the filter shows along as a file. */
export function ExportButton({ isEmpty, onExport }: { isEmpty: boolean; onExport: () => void }) {
  const t = useContactText()
  return (
    <Button variant="outline" flexShrink="0" title={t('export_hint')} disabled={isEmpty} onClick={onExport}>
      <Download aria-hidden /> <span className="people-word">{t('export')}</span>
    </Button>
  )
}
