import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { useContactText } from '../texts.ts'

/** Takes what the filter shows along as a file. */
export function ExportButton({ isEmpty, onExport }: { isEmpty: boolean; onExport: () => void }) {
  const t = useContactText()
  return (
    <Button
      variant="outline"
      flexShrink="0"
      paddingInline={{ base: '2.5', sm: '4' }}
      title={t('export_hint')}
      disabled={isEmpty}
      onClick={onExport}
    >
      <Download aria-hidden /> <WideLabel text={t('export')} />
    </Button>
  )
}
